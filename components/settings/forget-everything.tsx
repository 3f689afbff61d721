import { useState } from 'react';
import { Button } from '@/components/kit/button';
import { Checkbox } from '@/components/kit/checkbox';
import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { Notice } from '@/components/kit/notice';
import { useTexts } from '@/components/kit/texts';

type Also = { key: boolean; settings: boolean };

/** Deletes all stored data about people; the key and settings too, if selected. */
export function ForgetEverything({ onForget }: { onForget: (also: Also) => Promise<unknown> }) {
  const { t } = useTexts();
  const [isAsked, setAsked] = useState(false);
  const [also, setAlso] = useState<Also>({ key: false, settings: false });
  const [state, setState] = useState<'idle' | 'busy' | 'done' | 'failed'>('idle');
  const forget = () => {
    setState('busy');
    onForget(also)
      .then(
        () => setState('done'),
        () => setState('failed'),
      )
      .finally(() => setAsked(false));
  };
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-medium">{t('privacy.deleteAll')}</h3>
      <p className="text-muted">{t('privacy.deleteAllHelp')}</p>
      <Checkbox isSelected={also.key} onChange={(key) => setAlso({ ...also, key })}>
        {t('privacy.alsoKey')}
      </Checkbox>
      <Checkbox isSelected={also.settings} onChange={(settings) => setAlso({ ...also, settings })}>
        {t('privacy.alsoSettings')}
      </Checkbox>
      <div>
        <Button data-testid="delete-all" variant="danger" onPress={() => setAsked(true)}>
          {t('privacy.deleteAllAsk')}
        </Button>
      </div>
      <div role="status">{state === 'done' && <p data-testid="all-deleted">{t('privacy.allDeleted')}</p>}</div>
      {state === 'failed' && (
        <Notice tone="problem" title={t('privacy.notAllDeleted')}>
          <p>{t('privacy.notAllDeletedNext')}</p>
        </Notice>
      )}
      <ConfirmDialog
        isDestructive
        isOpen={isAsked}
        title={t('privacy.deleteAllTitle')}
        action={t(state === 'busy' ? 'privacy.deleting' : 'privacy.deleteAll')}
        isBusy={state === 'busy'}
        onConfirm={forget}
        onCancel={() => setAsked(false)}
      >
        <p>{t(warning(also))}</p>
        <p>{t('privacy.deleteAllLog')}</p>
      </ConfirmDialog>
    </div>
  );
}

function warning({ key, settings }: Also) {
  if (key && settings) return 'privacy.willDeleteBoth';
  if (key) return 'privacy.willDeleteKey';
  return settings ? 'privacy.willDeleteSettings' : 'privacy.willDelete';
}
