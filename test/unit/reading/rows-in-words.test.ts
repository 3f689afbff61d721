import { expect, it } from 'vitest';
import { rowNamesOf } from '@/utils/reading/glance-report';
import { rowInWords, sharedHitsInWords } from '@/utils/reading/rows-in-words';
import { ENGLISH } from '../../texts/english';
import { reportOf } from './report-of';

function rowsOf(body: unknown): string[] {
  const report = reportOf(body, 'overview');
  const shared = sharedHitsInWords(report.screening, report.screeningEntries, ENGLISH);
  const named = { ...report, rowNames: rowNamesOf(report) };
  return report.screening
    .filter(({ state }) => state !== 'absent')
    .map((row) => [row.kind, rowInWords(row, named, ENGLISH), shared.get(row.kind)].filter(Boolean).join(' '));
}
const hit = (name: string, ...types: string[]) => ({ name, types });

it.each<[object, string[]]>([
  [
    { hits: [hit('A', 'sanction', 'pep'), hit('B', 'sanction', 'pep')] },
    ['sanctions 2 hits', 'pep 2 hits (the same 2 hits)'],
  ],
  [{ hits: [hit('A', 'sanction', 'pep')] }, ['sanctions 1 hit', 'pep 1 hit (the same hit)']],
  [
    { hits: [hit('A', 'sanction', 'pep'), hit('B', 'adverse media')] },
    ['sanctions 1 hit', 'pep 1 hit (the same as Sanctions)', 'media 1 hit'],
  ],
  [{ hits: [hit('A', 'sanction', 'pep'), hit('B', 'pep')] }, ['sanctions 1 hit', 'pep 2 hits (2 hits in all)']],
  [{ hits: [hit('A', 'sanction'), hit('B', 'pep')] }, ['sanctions 1 hit', 'pep 1 hit']],
  // Of ten and ten, one is listed: nobody knows whether they are the same ten.
  [{ sanctions_hits: 10, pep_hits: 10, hits: [hit('A', 'sanction', 'pep')] }, ['sanctions 10 hits', 'pep 10 hits']],
  // All kinds are counted in one list, of which the answer shows a page.
  [
    { watchlist: { total: 10, items: [{ name: 'A', list: 'OFAC SDN' }] } },
    ['sanctions 10 hits', 'watchlists 10 hits (the same 10 hits)'],
  ],
])('kinds that count the same hits say so: %j', (body, rows) => {
  expect(rowsOf(body)).toEqual(rows);
});

it.each<[object, string]>([
  [
    { results: [{ source_name: 'Harbour Register', fields: [{ field_name: 'PepState', value: 'Hit' }] }] },
    'pep found in “Harbour Register › PepState”',
  ],
  [{ checks: { pep_details: 'see sheet 4' } }, 'pep mentioned in “PEP details”'],
  // The hit in the list is the place.
  [{ hits: [{ name: 'A', pep: { positions: [{ position: 'Senator' }] } }] }, 'pep 1 hit'],
])('a row without a number or a hit names the field that says it: %j', (body, row) => {
  expect(rowsOf(body)).toEqual([row]);
});
