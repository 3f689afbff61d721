import Papa from 'papaparse';
import { withoutFormulas } from '@/utils/texts/formula';
import type { TeamLog, TeamLookup } from './team-log';

const csvOf = (rows: readonly (readonly string[])[]): string =>
  `${Papa.unparse(rows.map((row) => row.map(withoutFormulas)))}\r\n`;

/** Returns the counts of several logs as CSV: lookups by user, reason, outcome and decision, then hits by decision. */
export const writeTeamTable = ({ rows, hits }: Pick<TeamLog, 'rows' | 'hits'>): string =>
  csvOf([
    ['what', 'user', 'reason', 'outcome', 'decision', 'count'],
    ...rows.map(({ user, reason, outcome, decision, count }) => [
      ...['lookup', user, reason, outcome, decision ?? '', String(count)],
    ]),
    ...[...hits].map(([decision, count]) => ['hit', '', '', '', decision, String(count)]),
  ]);

/** Returns a sample as CSV, with the seed that draws it again. */
export const writeSample = (drawn: readonly TeamLookup[], seed: string): string =>
  csvOf([
    ['seed', 'user', 'line', 'digest', 'time', 'case', 'reason', 'subject', 'outcome', 'decision', 'note'],
    ...drawn.map(({ line: { number, digest, at, content }, decision }) => [
      ...[seed, content?.operator ?? '', String(number), digest, new Date(at).toISOString()],
      ...[content?.reference ?? '', content?.reason ?? '', content?.subject ?? '', content?.outcome ?? ''],
      ...[decision?.made.value ?? '', decision?.made.of === 'subject' ? decision.made.note : ''],
    ]),
  ]);
