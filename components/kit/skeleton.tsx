import { useTexts } from './texts';

/** In place of rows that load. */
export function SkeletonList() {
  const { t } = useTexts();
  return (
    <div>
      <p className="sr-only">{t('rows.loading')}</p>
      <Skeleton shape="rows" />
    </div>
  );
}

/** The bars of each shape. Rows are 40 px high, as in lists. */
const SHAPES = {
  answer: { gap: 'gap-2', bars: ['h-11 w-16', 'h-3.5 w-11/12', 'h-3.5 w-4/5', 'h-12'] },
  rows: { gap: 'gap-6.5 py-3', bars: ['h-3.5 w-3/5', 'h-3.5 w-2/3', 'h-3.5 w-1/2'] },
} as const;

/** The shape of content that is not there yet, where it will be. It comes a moment later: a fast answer needs none. */
export function Skeleton({ shape }: { shape: keyof typeof SHAPES }) {
  const { gap, bars } = SHAPES[shape];
  return (
    <div
      aria-hidden="true"
      data-testid="skeleton"
      className={`flex flex-col ${gap} *:rounded-md *:bg-line motion-safe:animate-appear-late`}
    >
      {bars.map((bar) => (
        <div key={bar} className={bar} />
      ))}
    </div>
  );
}
