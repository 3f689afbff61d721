import { expect, test } from 'vitest';
import { batchTitle } from '@/components/batch/batch-title';
import { batchFile } from '@/components/lookups/lookup-file';
import { batchFileName, shownFileName } from '@/utils/lookup/batch-record';
import { ENGLISH } from '../../texts/english';
import { batchOf } from '../components/batch/batch-stage';

test.each([
  ['customers.csv', 'customers.csv'],
  ['cust\u202eomers\u200b.csv', 'customers.csv'],
  ['  Kunden\n2026 .xlsx ', 'Kunden2026 .xlsx'],
  ['顧客.csv', '顧客.csv'],
  ['\u2066\u2069', undefined],
])('%j is shown as %j', (name, shown) => {
  expect(shownFileName(name)).toBe(shown);
});

test('shortens a long name between letters, so that a batch can store it', () => {
  const shown = shownFileName('😀'.repeat(200)) ?? '';
  expect(batchFileName.parse(shown)).toBe('😀'.repeat(60));
});

test('a batch and its export are named after the file', () => {
  const createdAt = Date.UTC(2026, 10, 28, 12);
  const named = (fileName?: string) =>
    batchOf({ id: '3f8a4c52-1d7e', operation: 'score', total: 3, createdAt, ...(fileName && { fileName }) });
  expect(batchTitle(named('list.csv'), ENGLISH)).toBe('\u2068list.csv\u2069 · 3 emails');
  expect(batchTitle(named(), ENGLISH)).toBe('3 emails');
  expect(batchFile(named('Kunden: März 2026.xlsx'), true).name).toBe(
    'sightline-Kunden-März-2026-score-batch-2026-11-28-3f8a4c52',
  );
  expect(batchFile(named('../../.csv'), true).name).toBe('sightline-score-batch-2026-11-28-3f8a4c52');
  const parties = { ...named('Jane Sample'), source: 'parties' } as const;
  expect(batchTitle(parties, ENGLISH)).toContain('Jane Sample');
  expect(batchFile(parties, true).name).toBe('sightline-score-batch-2026-11-28-3f8a4c52');
  expect(batchFile(named(), true).name).toBe('sightline-score-batch-2026-11-28-3f8a4c52');
});
