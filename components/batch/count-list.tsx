import { type BatchCounts, ROW_STATES } from '@/utils/batch/batch-counts';
import { type LookupState, lookupState } from '@/utils/lookup/lookup-record';
import { number } from './batch-words';

/** States shown until all rows are sent, even with a count of 0; other states are shown only with rows. */
const USUAL: readonly LookupState[] = ['queued', 'sending', 'done'];

/** Shows the number of rows in each state. */
export function CountList({ counts }: { counts: BatchCounts }) {
  const isOpen = counts.queued + counts.sending > 0;
  const shown = lookupState.options.filter((state) => (isOpen && USUAL.includes(state)) || counts[state] > 0);
  return (
    <dl aria-label="Rows" className="flex flex-wrap gap-x-5 gap-y-1">
      {shown.map((state) => (
        <div key={state} className="flex items-baseline gap-1.5">
          <dt className="order-2 text-muted">
            {ROW_STATES[state]}
            {state === 'done' && counts.reused > 0 && `, ${number(counts.reused)} of them earlier`}
          </dt>
          <dd className="order-1 text-base font-semibold tabular-nums">{number(counts[state])}</dd>
        </div>
      ))}
    </dl>
  );
}
