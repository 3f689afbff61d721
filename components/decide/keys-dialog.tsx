import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Button } from '@/components/kit/button';
import { DIALOG_BEHIND_LOOK, DIALOG_LOOK } from '@/components/kit/confirm-dialog';
import { useTexts } from '@/components/kit/texts';
import { REVIEW_ACTIONS, REVIEW_KEYS } from './review-keys';

/** All keys of a review, and what they do. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={(open) => !open && onClose()} className={DIALOG_BEHIND_LOOK}>
      <Modal className="flex max-h-full w-full max-w-sm">
        <Dialog data-testid="review-keys" className={DIALOG_LOOK}>
          <Heading slot="title" className="text-base font-semibold">
            {t('review.title')}
          </Heading>
          <p className="text-xs text-muted">{t('review.where')}</p>
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
            {REVIEW_ACTIONS.map((action) => {
              const { key, text } = REVIEW_KEYS[action];
              return <Key key={action} keys={key === 'N' ? ['Shift', key] : [key]} does={t(text)} />;
            })}
            <Key keys={['Ctrl', 'Enter']} does={t('review.inNote')} />
          </dl>
          <Button onPress={onClose} autoFocus>
            {t('form.close')}
          </Button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Key({ keys, does }: { keys: readonly string[]; does: string }) {
  return (
    <>
      <dt className="flex gap-1">
        {keys.map((key) => (
          <kbd key={key} className="rounded-sm border border-line bg-well px-1.5 py-0.5 text-xs">
            {key}
          </kbd>
        ))}
      </dt>
      <dd>{does}</dd>
    </>
  );
}
