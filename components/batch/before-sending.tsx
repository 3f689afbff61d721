import { TriangleAlert } from 'lucide-react';
import { Fragment } from 'react';
import { Button } from '@/components/kit/button';
import { Checkbox } from '@/components/kit/checkbox';
import { useTexts } from '@/components/kit/texts';
import { CONFIRM_ABOVE } from '@/utils/lookup/batch-record';
import { OPERATIONS, type Operation } from '@/utils/service/operations';
import type { PlainKey } from '@/utils/texts/text-key';
import { batchTitle } from './batch-title';

/** What a batch would send. */
export interface BatchPlan {
  operation: Operation;
  /** Number of distinct subjects. */
  count: number;
  /** The file that they come from. */
  fileName?: string | undefined;
  /** Number of lines, rows and addresses of the list that are not included. */
  leftOut: number;
  host: string;
  /** How many of them have a reusable stored answer; null while it is counted. */
  known: number | null;
  reuseHours: number;
  /** Lookups that today's limit still allows; null while it loads. */
  left: number | null;
  dailyLookups: number;
  /** What the provider said is left, and when; null if it said nothing. */
  providerSays: string | null;
}

type Fact = [name: PlainKey, value: string];

/** Shown above the send button: which data goes where, and the possible cost. */
export function BeforeSending({
  plan,
  refresh,
  onRefresh,
  onStart,
  isBusy,
  isMain = true,
}: {
  plan: BatchPlan;
  /** Look up again even if an answer is stored. */
  refresh: boolean;
  /** Null: there is no choice. */
  onRefresh: ((refresh: boolean) => void) | null;
  onStart: () => void;
  isBusy: boolean;
  /** It is the main action of the screen. */
  isMain?: boolean;
}) {
  const { operation, count, fileName, leftOut, known, left } = plan;
  const { t, formats } = useTexts();
  const toSend = known === null ? null : refresh ? count : count - known;
  const { words } = OPERATIONS[operation];
  const isPart = toSend !== null && toSend > 0 && toSend < count;
  const isTight = toSend !== null && left !== null && toSend > left;
  const notIncluded: Fact[] = leftOut > 0 ? [['newBatch.notIncluded', formats.number(leftOut)]] : [];
  const facts: Fact[] = [
    ['newBatch.batch', batchTitle({ operation, total: count, fileName }, { t })],
    ...notIncluded,
    ['newBatch.destination', plan.host],
    ['newBatch.newLookups', countOr(toSend, (count) => t('newBatch.mayBeBilled', { count }))],
    [
      'newBatch.savedResults',
      countOr(known, (count) =>
        t(refresh ? 'newBatch.sentAgain' : 'newBatch.notSentAgain', { count, hours: plan.reuseHours }),
      ),
    ],
    ['newBatch.dailyLimit', left === null ? '…' : t('newBatch.leftToday', { left, limit: plan.dailyLookups })],
  ];
  function countOr(count: number | null, words: (count: number) => string): string {
    if (count === null) return t('newBatch.counting');
    return count === 0 ? t('newBatch.none') : words(count);
  }
  return (
    <section
      data-testid="before-sending"
      aria-label={t('newBatch.beforeSending')}
      className="flex flex-col gap-3 rounded-lg border border-line bg-well p-3"
    >
      <dl className="grid grid-cols-[fit-content(45%)_minmax(0,1fr)] gap-x-4 gap-y-1">
        {facts.map(([name, value]) => (
          <Fragment key={name}>
            <dt className="text-muted">{t(name)}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </Fragment>
        ))}
      </dl>
      {plan.providerSays !== null && <p data-testid="provider-says">{plan.providerSays}</p>}
      {onRefresh && (refresh || (known !== null && known > 0)) && (
        <Checkbox isSelected={refresh} onChange={onRefresh}>
          {t('newBatch.refresh')}
        </Checkbox>
      )}
      {isTight && (
        <p className="font-medium text-caution">
          <TriangleAlert className="inline align-[-0.2em]" /> {t('newBatch.overLimit', { left, total: toSend })}
        </p>
      )}
      <div>
        <Button
          data-testid="start-batch"
          variant={isMain ? 'primary' : 'plain'}
          onPress={onStart}
          isDisabled={isBusy || count === 0}
        >
          {t(words.start, { count: isPart ? toSend : count })}
          {count > CONFIRM_ABOVE && '…'}
        </Button>
      </div>
    </section>
  );
}
