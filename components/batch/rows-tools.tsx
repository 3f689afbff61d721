import { Button } from '@/components/form/button';
import type { ScoreOrder } from '@/utils/batch/score-order';
import { number } from './batch-words';

const ORDER_WORDS: Record<ScoreOrder, string> = {
  possible: '',
  'no-scale': 'To sort by score, set scale and direction under Reading in the settings.',
  'two-services': 'Two services answered: their scores cannot be sorted together.',
};

/** The number of rows shown, and the buttons that export them. */
export function RowsTools({
  shown,
  total,
  busy,
  scoreOrder,
  exports,
}: {
  shown: number;
  total: number;
  /** Progress of reading, or why it failed. */
  busy: string | null;
  scoreOrder: ScoreOrder;
  /** Null if the policy forbids export. */
  exports: { csv: () => void; json: () => void } | null;
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="min-w-56 flex-1 text-xs text-muted">
        <span role="status">
          {shown === total ? `${number(total)} rows.` : `${number(shown)} of ${number(total)} rows.`} {busy}
        </span>{' '}
        {ORDER_WORDS[scoreOrder]}
      </p>
      {exports && (
        <>
          <Button onPress={exports.csv} isDisabled={shown === 0}>
            Export CSV
          </Button>
          <Button onPress={exports.json} isDisabled={shown === 0}>
            Export JSON
          </Button>
        </>
      )}
    </div>
  );
}
