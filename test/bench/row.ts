import { finite } from './finite.ts';

/** One figure of this build and of another one, in the unit of its table. */
export interface Row {
  what: string;
  browser?: 'Chromium' | 'Firefox';
  /** The same without the extension, or with the naive regex in its place. */
  floor?: number | undefined;
  old?: number | undefined;
  now: number;
  /** The most that it may be now. */
  most?: number | undefined;
}

/** The figures of one build by name become rows, beside those of another build where there is one. */
export const rowsOf = (
  now: Readonly<Record<string, number>>,
  old: Readonly<Record<string, number>> | null,
  most: Readonly<Record<string, number>> = {},
): Row[] => Object.entries(now).map(([what, value]) => ({ what, now: value, old: old?.[what], most: most[what] }));

function shown(value: number | undefined, what: string): string {
  if (value === undefined) return '';
  return finite(value, what).toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);
}

/** A table in Markdown. Throws if a figure is NaN or infinite. */
export function tableOfRows(heading: string, rows: readonly Row[]): string {
  const lines = rows.map(({ what, browser = 'Chromium', floor, old, now, most }) => {
    const ratio = old === undefined ? undefined : now / old;
    const verdict = most === undefined ? '' : now <= most ? 'met' : 'not met';
    const figures = [floor, old, now, ratio, most].map((value) => shown(value, what));
    return `| ${[what, browser, ...figures, verdict].join(' | ')} |`;
  });
  return [
    `| ${heading} | | floor | old | now | now / old | most | |`,
    '|---|---|--:|--:|--:|--:|--:|---|',
    ...lines,
  ].join('\n');
}
