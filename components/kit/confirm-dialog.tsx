import { type ReactNode, useId } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Button } from './button';
import { useTexts } from './texts';

/** A dialog over a darkened page: what darkens it, and the dialog. Not in `look.ts`, which the popup loads first. */
export const DIALOG_BEHIND_LOOK = 'fixed inset-0 z-10 flex items-center justify-center bg-black/40 p-4';
export const DIALOG_LOOK =
  'flex w-full flex-col gap-3 overflow-auto rounded-lg border border-line bg-raised p-4 text-ink shadow-2 outline-none';

/** Asks before an action that cannot be undone. Escape and *Cancel* do nothing. */
export function ConfirmDialog({
  isOpen,
  title,
  action,
  isDestructive = false,
  isBusy = false,
  onConfirm,
  onCancel,
  children,
}: {
  isOpen: boolean;
  title: string;
  /** Label of the button, which names the action. */
  action: string;
  /** It deletes something that cannot be restored. */
  isDestructive?: boolean;
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  children?: ReactNode;
}) {
  const textId = useId();
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={(open) => !open && onCancel()} className={DIALOG_BEHIND_LOOK}>
      <Modal className="flex max-h-full w-full max-w-md">
        <Dialog data-testid="confirm-dialog" role="alertdialog" aria-describedby={textId} className={DIALOG_LOOK}>
          <Heading slot="title" className="text-base font-semibold">
            {title}
          </Heading>
          <div id={textId} className="contents">
            {children}
          </div>
          <DialogFoot {...{ action, isDestructive, onConfirm, onCancel }} isDisabled={isBusy} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** The last line of a dialog: *Cancel*, where the focus starts, and the button that names the action. */
export function DialogFoot({
  action,
  isDestructive = false,
  isDisabled,
  onConfirm,
  onCancel,
}: {
  action: string;
  isDestructive?: boolean;
  isDisabled: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const { t } = useTexts();
  return (
    <div className="mt-1 flex flex-wrap justify-end gap-2">
      <Button data-testid="cancel" onPress={onCancel} autoFocus>
        {t('form.cancel')}
      </Button>
      <Button
        data-testid="confirm"
        variant={isDestructive ? 'confirm-danger' : 'primary'}
        onPress={onConfirm}
        isDisabled={isDisabled}
      >
        {action}
      </Button>
    </div>
  );
}
