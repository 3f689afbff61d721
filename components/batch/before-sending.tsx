import { Button } from '@/components/form/button';
import { Checkbox } from '@/components/form/checkbox';
import { CONFIRM_ABOVE } from '@/utils/lookup/batch-record';
import { OPERATIONS, type Operation } from '@/utils/service/operations';
import { lookups, number, serviceOf, subjectsOf } from './batch-words';

/** Shown above the send button: which data goes where, and the possible cost. */
export interface BatchPlan {
  operation: Operation;
  /** Number of distinct subjects. */
  count: number;
  host: string;
  connectionName: string;
  /** How many of them have a reusable stored answer; null while it is counted. */
  known: number | null;
  reuseHours: number;
  /** Requests left in today's budget; null while it loads. */
  left: number | null;
  dailyLookups: number;
}

export function BeforeSending({
  plan,
  refresh,
  onRefresh,
  onStart,
  isBusy,
}: {
  plan: BatchPlan;
  /** Look up again even if an answer is stored. */
  refresh: boolean;
  onRefresh: (refresh: boolean) => void;
  onStart: () => void;
  isBusy: boolean;
}) {
  const { operation, count, known, left } = plan;
  const { words } = OPERATIONS[operation];
  const toSend = known === null ? null : refresh ? count : count - known;
  const isTight = toSend !== null && left !== null && toSend > left;
  return (
    <section aria-label="Before sending" className="flex flex-col gap-3 rounded-lg border border-line bg-well p-3">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        <dt className="text-muted">Sends</dt>
        <dd>
          {subjectsOf(operation, count)}, one by one, {words.purpose}
        </dd>
        <dt className="text-muted">To</dt>
        <dd>{serviceOf(plan)}</dd>
        <dt className="text-muted">New</dt>
        <dd>{toSend === null ? 'counting…' : `${lookups(toSend)}. Each may cost money.`}</dd>
        <dt className="text-muted">Already known</dt>
        <dd>{known === null ? 'counting…' : knownWords(known, plan.reuseHours, refresh)}</dd>
        <dt className="text-muted">Today's budget</dt>
        <dd>{left === null ? '…' : `${number(left)} of ${number(plan.dailyLookups)} left`}</dd>
      </dl>
      {(refresh || (known !== null && known > 0)) && (
        <Checkbox isSelected={refresh} onChange={onRefresh}>
          Ask anew where an answer is known
        </Checkbox>
      )}
      {isTight && (
        <p className="font-medium text-caution">
          <span aria-hidden="true">! </span>
          Today's budget is enough for {number(left)} of them. The batch then waits until you raise the budget or go on
          tomorrow.
        </p>
      )}
      <div>
        <Button data-testid="start-batch" variant="primary" onPress={onStart} isDisabled={isBusy || count === 0}>
          {words.verb} {subjectsOf(operation, count)}
          {count > CONFIRM_ABOVE && '…'}
        </Button>
      </div>
    </section>
  );
}

function knownWords(known: number, hours: number, refresh: boolean): string {
  if (known === 0) return 'none of them';
  const whose = `${number(known)} ${known === 1 ? 'has' : 'have'} an answer younger than ${hours} h`;
  return refresh ? `${whose}, and will be asked anew` : `${whose}: nothing is sent for ${known === 1 ? 'it' : 'them'}`;
}
