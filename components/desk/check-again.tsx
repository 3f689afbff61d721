import { useMemo } from 'react';
import { BatchStartNotices } from '@/components/batch/batch-start-notices';
import { PlanOfBatch } from '@/components/batch/plan-of-batch';
import { useStartBatch } from '@/components/batch/use-start-batch';
import { useDesk } from '@/components/kit/use-desk';
import { MAX_ROWS } from '@/utils/lookup/batch-record';
import type { Operation, RequestSubject } from '@/utils/service/operations';
import { operation } from '@/utils/service/request-subject';

/** What looking subjects up again would send, one batch for each operation; no saved result is reused. */
export function CheckAgain({ subjects, leftOut }: { subjects: readonly RequestSubject[]; leftOut: number }) {
  return operation.options
    .map((name) => subjects.filter((subject) => subject.operation === name))
    .map((of, i) => {
      const [first] = of;
      // What belongs to no batch is said once.
      const isFirst = subjects[0]?.operation === first?.operation;
      return (
        first && <Plan key={operation.options[i]} of={first.operation} subjects={of} leftOut={isFirst ? leftOut : 0} />
      );
    });
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
