import type { CSSProperties } from 'react';
import type { SortKey } from '@/utils/batch/arrange-rows';
import type { PlainKey } from '@/utils/texts/text-key';

/** Columns that a table of lookups has beside the usual ones. */
export interface ExtraColumns {
  hasHits: boolean;
  hasDecisions: boolean;
  /** The user has named risk bands. */
  hasBands: boolean;
  /** Some row has a remark, a failure or details of its subject. */
  hasRemarks: boolean;
  /** Columns of the batch's file, by their place in a row's cells. */
  kept: readonly { at: number; heading: string }[];
}

export const NO_EXTRA_COLUMNS: ExtraColumns = {
  hasHits: false,
  hasDecisions: false,
  hasBands: false,
  hasRemarks: true,
  kept: [],
};

/** A column of a table of lookups. */
export interface RowColumn {
  id: 'subject' | 'state' | 'score' | 'label' | 'hits' | 'kept' | 'decision' | 'band' | 'remark' | 'time';
  /** The heading: a text of ours, or that of the file. */
  name: PlainKey | { heading: string; at: number };
  /** Its least width in rem, and its widest as a track of a grid. */
  min: number;
  max: string;
  /** The step of width from which it is shown; before, its content is in the second line of a row. */
  from: Step;
  /** What the column can sort by. */
  sortBy: readonly SortKey[];
}

/** Container widths in rem: 42, 48, 56 and 64. */
const STEPS = ['2xl', '3xl', '4xl', '5xl'] as const;
type Step = (typeof STEPS)[number];

/** Shows a cell from its step on. Written in full, because the build looks for class names in the source. */
export const SHOWN_FROM: Readonly<Record<Step, string>> = {
  '2xl': 'hidden @2xl:block',
  '3xl': 'hidden @3xl:block',
  '4xl': 'hidden @4xl:block',
  '5xl': 'hidden @5xl:block',
};
/** Hides what is in the second line as long as its column is missing. */
export const UNTIL: Readonly<Record<Step, string>> = {
  '2xl': '@2xl:hidden',
  '3xl': '@3xl:hidden',
  '4xl': '@4xl:hidden',
  '5xl': '@5xl:hidden',
};

/** Returns the columns of a table, in order. */
export function rowColumns({ hasHits, hasDecisions, hasBands, hasRemarks, kept }: ExtraColumns): RowColumn[] {
  // Few columns leave room for the remark earlier.
  const isCrowded = hasHits || hasDecisions || kept.length > 0;
  const late: Step = isCrowded ? '5xl' : '4xl';
  const plain = { from: '2xl', sortBy: [] } as const;
  return [
    {
      ...plain,
      id: 'subject',
      name: 'rows.subject',
      min: isCrowded ? 12 : 0,
      max: '2fr',
      sortBy: ['position', 'subject'],
    },
    ...kept.map(
      ({ at, heading }): RowColumn => ({
        ...plain,
        id: 'kept',
        name: { heading, at },
        min: 3,
        max: '7rem',
        from: '3xl',
      }),
    ),
    { ...plain, id: 'state', name: 'rows.state', min: 7, max: isCrowded ? '9rem' : '10rem', sortBy: ['state'] },
    { ...plain, id: 'score', name: 'rows.score', min: 6, max: '6rem', sortBy: ['score'] },
    { ...plain, id: 'label', name: 'rows.label', min: 4, max: '8rem', sortBy: ['label'] },
    ...when<RowColumn>(hasHits, {
      ...plain,
      id: 'hits',
      name: 'count.hits',
      min: 4,
      max: '7rem',
      from: '3xl',
      sortBy: ['hits'],
    }),
    ...when<RowColumn>(hasDecisions, {
      ...plain,
      id: 'decision',
      name: 'decision.title',
      min: 5,
      max: '7rem',
      from: '4xl',
    }),
    ...when<RowColumn>(hasBands, { ...plain, id: 'band', name: 'rows.band', min: 3, max: '6.5rem', from: late }),
    ...when<RowColumn>(hasRemarks, {
      ...plain,
      id: 'remark',
      name: 'rows.remark',
      min: isCrowded ? 5 : 0,
      max: '1fr',
      from: late,
    }),
    { ...plain, id: 'time', name: 'rows.time', min: 5, max: isCrowded ? '5rem' : '6rem', sortBy: ['time'] },
  ];
}

const when = <T>(isThere: boolean, column: T): T[] => (isThere ? [column] : []);

/** Returns a key that is unique among the columns of a table. */
export const keyOf = ({ id, name }: RowColumn): string => (typeof name === 'string' ? id : `kept-${name.at}`);

/** Columns from 42 rem on; on a narrow surface, a row has two lines. The variables are in {@link rowGrid}. */
export const ROW_LOOK =
  'flex flex-wrap content-center items-center gap-x-3 @2xl:grid @2xl:grid-cols-(--at-2xl) @3xl:grid-cols-(--at-3xl) @4xl:grid-cols-(--at-4xl) @5xl:grid-cols-(--at-5xl)';

/** Width of a letter in a row, in rem. Not `ch`, which is smaller in the head. */
const LETTER = 0.46;
/** Between two columns, in rem: `gap-x-3`. */
const GAP = 0.75;

/**
 * Returns the widths of the columns that each step shows. `longest`: the number of characters of the longest subject, which takes
 * all that the least widths of the others leave.
 */
export const rowGrid = (
  columns: readonly RowColumn[],
  longest: number,
): CSSProperties & Record<`--at-${Step}`, string> => {
  const at = (step: Step) => {
    const shown = columns.filter(({ from }) => STEPS.indexOf(from) <= STEPS.indexOf(step));
    const others = shown.filter(({ id }) => id !== 'subject').reduce((sum, { min }) => sum + min + GAP, 0);
    return shown
      .map(({ id, min, max }) =>
        id === 'subject'
          ? `minmax(max(${min}rem,min(${longest * LETTER}rem,100% - ${others}rem)),${max})`
          : `minmax(${min}rem,${max})`,
      )
      .join(' ');
  };
  return { '--at-2xl': at('2xl'), '--at-3xl': at('3xl'), '--at-4xl': at('4xl'), '--at-5xl': at('5xl') };
};
