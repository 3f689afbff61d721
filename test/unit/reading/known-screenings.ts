import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readScreening } from '@/utils/reading/facts/screening/read-screening';
import type { ScreeningRow } from '@/utils/reading/facts/screening/screening-row';
import { SCREENING_KINDS } from '@/utils/reading/lexicon/screening-kind';
import { treeOf } from './report-of';

const stated = z.enum(['hit', 'none', 'unsaid']);
type Stated = z.infer<typeof stated>;

const perKind = <Value extends z.ZodType>(value: Value) => ({
  sanctions: value,
  pep: value,
  watchlists: value,
  media: value,
});
const screening = z.object({
  file: z.string(),
  ...perKind(stated),
  /** Numbers of entries, where stated or countable. */
  count: z.object(perKind(z.number().optional())).default({}),
  /** Second readings that are no fault. */
  also: z.object(perKind(stated.optional())).default({}),
});

/** An answer with what it truly says of the four kinds. */
export type KnownScreening = z.infer<typeof screening> & { body: unknown };

const root = join(import.meta.dirname, '..', '..', '..');
const ownFolder = join(root, 'test', 'fixtures', 'screening');
const readJson = (...path: string[]): unknown => JSON.parse(readFileSync(join(...path), 'utf8'));

/** The invented answers of this project. */
export function ownScreenings(): KnownScreening[] {
  const { responses } = z.object({ responses: z.array(screening) }).parse(readJson(ownFolder, 'index.json'));
  return responses.map((known) => ({ ...known, body: readJson(ownFolder, known.file) }));
}

/** How many hits the answers truly contain, one per kind and answer. */
export const hitsIn = (screenings: readonly KnownScreening[]): number =>
  screenings.flatMap((known) => SCREENING_KINDS.filter((kind) => known[kind] === 'hit')).length;

/**
 * How a row differs from the truth, worst first: a hit that is not shown, a "none" that nobody said, a hit that nobody said,
 * a hit that is only pointed at, another number. `vague` and `silent` say less than the answer, but nothing wrong.
 */
export type Fault = 'dangerous' | 'false clear' | 'false alarm' | 'weak' | 'wrong count' | 'vague' | 'silent';

const shownAs = ({ state }: ScreeningRow): Stated | 'listed' =>
  state === 'found' ? 'hit' : state === 'none-found' ? 'none' : state === 'listed' ? 'listed' : 'unsaid';

function faultOf(row: ScreeningRow, known: KnownScreening): Fault | null {
  const shown = shownAs(row);
  const { [row.kind]: truth, also, count } = known;
  const right: readonly string[] = [truth, also[row.kind] ?? truth];
  if (right.includes(shown)) {
    const isOther = shown === 'hit' && count[row.kind] !== undefined && row.n !== null && row.n !== count[row.kind];
    return isOther ? 'wrong count' : null;
  }
  if (shown === 'listed') return truth === 'hit' ? 'weak' : right.includes('hit') ? null : 'vague';
  if (truth === 'hit') return 'dangerous';
  return shown === 'none' ? 'false clear' : shown === 'hit' ? 'false alarm' : 'silent';
}

/** Returns the faults of the rows of an answer, each with a line that says where. */
export function faultsOf(known: KnownScreening, body: unknown = known.body): { fault: Fault; line: string }[] {
  return readScreening(treeOf(body)).rows.flatMap((row) => {
    const fault = faultOf(row, known);
    return fault === null ? [] : [{ fault, line: `${fault}: ${row.kind} of ${known.file} is ${row.state}` }];
  });
}
