import { Button } from '@/components/form/button';
import { useTexts } from '@/components/texts';
import type { ScoreOrder } from '@/utils/batch/score-order';
import type { PlainKey } from '@/utils/texts/text-key';

/** Why the rows cannot be sorted by score. */
const NO_ORDER = {
  'no-scale': 'rows.noScale',
  'two-services': 'rows.twoProviders',
} as const satisfies Record<Exclude<ScoreOrder, 'possible'>, PlainKey>;

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
  const { t } = useTexts();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="min-w-56 flex-1 text-xs text-muted">
        <span role="status">
          {shown === total ? t('rows.count', { count: total }) : t('count.ofTotal', { part: shown, total })}
          {busy !== null && ` · ${busy}`}
        </span>
        {scoreOrder !== 'possible' && ` · ${t(NO_ORDER[scoreOrder])}`}
      </p>
      {exports && (
        <>
          <Button onPress={exports.csv} isDisabled={shown === 0}>
            {t('rows.exportCsv')}
          </Button>
          <Button onPress={exports.json} isDisabled={shown === 0}>
            {t('rows.exportJson')}
          </Button>
        </>
      )}
    </div>
  );
}
