import type { Figure } from './figure.ts';

const verdict = (met: readonly (boolean | undefined)[]): string => {
  const known = met.filter((value) => value !== undefined);
  if (known.length === 0) return '';
  if (known.every(Boolean)) return 'met';
  return known.some(Boolean) ? 'met in one' : 'not met';
};

/** One table of all figures, one row for each name, in the order in which they were measured. */
export function tableOf(figures: readonly Figure[]): string {
  const names = [...new Set(figures.map(({ name }) => name))];
  const rows = names.map((name) => {
    const own = figures.filter((figure) => figure.name === name);
    const cell = (browser: Figure['browser']): string => own.find((figure) => figure.browser === browser)?.text ?? '';
    const bar = own.find((figure) => figure.bar !== undefined)?.bar ?? '';
    return `| ${[name, cell('Chromium'), cell('Firefox'), bar, verdict(own.map(({ met }) => met))].join(' | ')} |`;
  });
  return ['| figure | Chromium | Firefox | bar | |', '|---|---|---|---|---|', ...rows].join('\n');
}
