import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { RichText, useTexts } from '@/components/kit/texts';
import type { PlainKey } from '@/utils/texts/text-key';

/** Asks before all data stored under one name or address is deleted, for every service. */
export function ForgetQuestion({
  name,
  deletion = null,
  isOpen,
  onForget,
  onCancel,
}: {
  name: string;
  /** What else is deleted with it. */
  deletion?: PlainKey | null;
  isOpen: boolean;
  onForget: () => void;
  onCancel: () => void;
}) {
  const { t } = useTexts();
  return (
    <ConfirmDialog
      isDestructive
      isOpen={isOpen}
      title={t('privacy.forgetSubjectTitle')}
      action={t('privacy.delete')}
      onConfirm={onForget}
      onCancel={onCancel}
    >
      <p>
        <RichText
          text="privacy.forgetSubjectText"
          slots={{ subject: <bdi className="font-semibold wrap-anywhere">{name}</bdi> }}
        />
      </p>
      {deletion !== null && <p>{t(deletion)}</p>}
      <p>{t('privacy.forgetSubjectLog')}</p>
    </ConfirmDialog>
  );
}
