import { useState } from 'react';
import { Button } from '@/components/form/button';
import { subjectTitle } from '@/components/result/subject-title';
import { OPERATIONS, type RequestSubject } from '@/utils/service/operations';
import { ConfirmDialog } from '../confirm-dialog';

/** Deletes all data stored under one name or address, for every service. */
export function ForgetSubject({ subject, onForget }: { subject: RequestSubject; onForget: () => void }) {
  const [isAsked, setAsked] = useState(false);
  const { deletion } = OPERATIONS[subject.operation].words;
  return (
    <>
      <Button variant="quiet" onPress={() => setAsked(true)}>
        Forget this subject…
      </Button>
      <ConfirmDialog
        isDestructive
        isOpen={isAsked}
        title="Forget this subject?"
        action="Forget"
        onConfirm={() => {
          setAsked(false);
          onForget();
        }}
        onCancel={() => setAsked(false)}
      >
        <p>
          Every look-up and answer about <strong className="wrap-anywhere">{subjectTitle(subject)}</strong> will be
          deleted from this browser, also from batches. This cannot be undone. What the service has stored stays.
        </p>
        {deletion !== null && <p>{deletion}</p>}
      </ConfirmDialog>
    </>
  );
}
