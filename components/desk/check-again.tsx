import { useMemo } from 'react';
import { BatchStartNotices } from '@/components/batch/batch-start-notices';
import { PlanOfBatch } from '@/components/batch/plan-of-batch';
import { useStartBatch } from '@/components/batch/use-start-batch';
import { useDesk } from '@/components/kit/use-desk';
import { MAX_ROWS } from '@/utils/lookup/batch-record';
import type { Operation, RequestSubject } from '@/utils/service/operations';

/** What looking subjects up again would send, one batch for each operation; no saved result is reused. */
export function CheckAgain({ subjects, leftOut }: { subjects: readonly RequestSubject[]; leftOut: number }) {
  // What is counted for the plan is counted for this very list.
  const batches = useMemo(() => [...Map.groupBy(subjects, (subject) => subject.operation)], [subjects]);
  // What belongs to no batch is said once.
  return batches.map(([of, its], i) => <Plan key={of} of={of} subjects={its} leftOut={i === 0 ? leftOut : 0} />);
}

function Plan({ of, subjects: all, leftOut }: { of: Operation; subjects: readonly RequestSubject[]; leftOut: number }) {
  const { navigate } = useDesk();
  const subjects = useMemo(() => all.slice(0, MAX_ROWS), [all]);
  const starting = useStartBatch((id) => navigate({ name: 'batch', id }));
  return (
    <>
      <PlanOfBatch
        operation={of}
        subjects={subjects}
        leftOut={leftOut + all.length - subjects.length}
        refresh
        onRefresh={null}
        isBusy={starting.busy}
        onStart={() => starting.start({ operation: of, subjects: [...subjects], source: 'text', refresh: true })}
      />
      <BatchStartNotices starting={starting} operation={of} />
    </>
  );
}
