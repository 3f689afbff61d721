import { useTexts } from '@/components/kit/texts';
import { type BatchCounts, processedCount, settledCount, totalCount } from '@/utils/batch/batch-counts';

const PARTS = [
  { of: (c: BatchCounts) => c.done, look: 'bg-accent' },
  { of: (c: BatchCounts) => c.failed + c.unknown, look: 'bg-problem' },
  { of: (c: BatchCounts) => c.cancelled, look: 'bg-edge' },
];

/** Progress of a batch as a bar: answered, failed, stopped, left. The numbers are next to it as text. */
export function ProgressBar({ counts, label }: { counts: BatchCounts; label: string }) {
  const { t } = useTexts();
  const total = Math.max(1, totalCount(counts));
  const ended = settledCount(counts);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={ended}
      aria-valuetext={t('count.ofTotal', { part: processedCount(counts), total })}
      className="flex h-2 w-full overflow-hidden rounded-full border border-edge bg-well"
    >
      {PARTS.map(({ of, look }) => (
        <span key={look} className={`h-full ${look}`} style={{ width: `${(of(counts) / total) * 100}%` }} />
      ))}
    </div>
  );
}
