import { useId, useState } from 'react';
import { Group } from 'react-aria-components';
import { Button } from '@/components/kit/button';
import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { FIELD_CONTROL_LOOK, FIELD_LOOK, FIELD_SIDE_LOOK } from '@/components/kit/look';
import { useTexts } from '@/components/kit/texts';
import type { ConnectionKey } from '@/utils/service/key-storage-mode';

/** The stored key by its last characters, its host and its lock, with the actions available for it. */
export function SavedKey({
  kept,
  onReplace,
  onRemove,
  onLock,
}: {
  kept: ConnectionKey;
  onReplace: () => void;
  onRemove: () => void;
  onLock: () => void;
}) {
  const { t } = useTexts();
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const { host, last4, storageMode, isLocked } = kept;
  const isUnlocked = storageMode === 'passphrase' && !isLocked;
  const name = last4 === '' ? t('connection.keySaved', { host }) : t('connection.keyEnding', { last4, host });
  return (
    <Group aria-labelledby={id} data-testid="kept-key" className={FIELD_LOOK}>
      <p id={id} className={`${FIELD_SIDE_LOOK} font-medium`}>
        {t('connection.key')}
      </p>
      <div className={`${FIELD_CONTROL_LOOK} flex flex-wrap gap-2`}>
        <span
          aria-hidden="true"
          // A third button leaves no room beside it; the buttons stay in one row.
          className={`flex min-h-9 min-w-32 items-center rounded-md border border-line bg-well px-3 text-muted ${isUnlocked ? 'basis-full' : 'flex-1'}`}
        >
          •••• •••• {last4}
        </span>
        <Button data-testid="replace-key" size="large" onPress={onReplace}>
          {t('connection.replaceKey')}
        </Button>
        {isUnlocked && (
          <Button data-testid="lock-key" size="large" onPress={onLock}>
            {t('connection.lockNow')}
          </Button>
        )}
        <Button data-testid="forget-key" size="large" variant="danger" onPress={() => setAsking(true)}>
          {t('form.remove')}
        </Button>
      </div>
      <p className={`${FIELD_SIDE_LOOK} text-xs text-muted`}>
        {storageMode === 'passphrase'
          ? [name, t(isLocked ? 'connection.locked' : 'connection.unlocked')].join(' · ')
          : name}
      </p>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('connection.removeKey', { host })}
        action={t('form.remove')}
        isDestructive
        onConfirm={() => {
          setAsking(false);
          onRemove();
        }}
        onCancel={() => setAsking(false)}
      >
        <p>{t('connection.removeKeyText')}</p>
      </ConfirmDialog>
    </Group>
  );
}
