import { valueText } from '@/utils/reading/sections/value-text';
import { reportOf } from '../../report-of';

/** The four rows of screening of an answer. */
export const rows = (json: unknown) => reportOf(json, 'overview').screening;

/** Summarizes the rows of sanctions, PEP, watchlists and media; absent kinds are left out. */
export const summarize = (json: unknown): string =>
  rows(json)
    .filter(({ state }) => state !== 'absent')
    .map(({ kind, state, n }) => `${kind} ${state}${n === null ? '' : ` ${n}`}`)
    .join(', ');

/** The names of the entries, as shown. */
export const namesOfEntries = (json: unknown): string =>
  reportOf(json, 'overview')
    .screeningEntries.map(({ name }) => name.map(({ value }) => valueText(value)).join(' '))
    .join(', ');
