import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { RichText, useTexts } from '@/components/kit/texts';
import { OPERATIONS, type RequestSubject } from '@/utils/service/operations';
import { subjectTitle } from './subject-title';

/** Asks before all data stored under one name or address is deleted, for every service. */
export function ForgetSubject({
  subject,
  isOpen,
  onForget,
  onCancel,
}: {
  subject: RequestSubject;
  isOpen: boolean;
  onForget: () => void;
  onCancel: () => void;
}) {
  const { t } = useTexts();
  const { deletion } = OPERATIONS[subject.operation].words;
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
          slots={{ subject: <bdi className="font-semibold wrap-anywhere">{subjectTitle(subject)}</bdi> }}
        />
      </p>
      {deletion !== null && <p>{t(deletion)}</p>}
      <p>{t('privacy.forgetSubjectLog')}</p>
    </ConfirmDialog>
  );
}
