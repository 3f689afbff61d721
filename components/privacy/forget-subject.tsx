import { useState } from 'react';
import { Button } from '../button';
import { ConfirmDialog } from '../confirm-dialog';

/** Deletes all that is stored about one subject, at every service. */
export function ForgetSubject({ title, onForget }: { title: string; onForget: () => void }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button look="quiet" onPress={() => setAsked(true)}>
        Forget this subject…
      </Button>
      <ConfirmDialog
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
          Every look-up and answer about <strong className="wrap-anywhere">{title}</strong> will be deleted from this
          browser, also from batches. This cannot be undone. What the service has stored stays.
        </p>
      </ConfirmDialog>
    </>
  );
}
