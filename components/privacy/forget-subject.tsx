import { useState } from 'react';
import { Button } from '@/components/form/button';
import { subjectTitle } from '@/components/result/subject-title';
import { RichText, useTexts } from '@/components/texts';
import { OPERATIONS, type RequestSubject } from '@/utils/service/operations';
import { ConfirmDialog } from '../confirm-dialog';

/** Deletes all data stored under one name or address, for every service. */
export function ForgetSubject({ subject, onForget }: { subject: RequestSubject; onForget: () => void }) {
  const { t } = useTexts();
  const [isAsked, setAsked] = useState(false);
  const { deletion } = OPERATIONS[subject.operation].words;
  return (
    <>
      <Button data-testid="forget-subject" variant="quiet" onPress={() => setAsked(true)}>
        {t('privacy.forgetSubject')}
      </Button>
      <ConfirmDialog
        isDestructive
        isOpen={isAsked}
        title={t('privacy.forgetSubjectTitle')}
        action={t('privacy.delete')}
        onConfirm={() => {
          setAsked(false);
          onForget();
        }}
        onCancel={() => setAsked(false)}
      >
        <p>
          <RichText
            text="privacy.forgetSubjectText"
            slots={{ subject: <bdi className="font-semibold wrap-anywhere">{subjectTitle(subject)}</bdi> }}
          />
        </p>
        {deletion !== null && <p>{t(deletion)}</p>}
      </ConfirmDialog>
    </>
  );
}
