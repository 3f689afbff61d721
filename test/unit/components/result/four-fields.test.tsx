import fc from 'fast-check';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { copiedNote } from '@/components/result/copied-note';
import { PrintedLookup } from '@/components/result/printed-lookup';
import { csvOf } from '@/utils/batch/csv-rows';
import { EMPTY_SUMMARY } from '@/utils/batch/row-summary';
import { exportJson } from '@/utils/case-file/export-json';
import { NOTE_FORMATS } from '@/utils/case-file/note-formats';
import { EMPTY_STATEMENT, nextLine } from '@/utils/log/log-line';
import { parseAnswer } from '@/utils/reading/parse-answer';
import { type Result, resultOf } from '@/utils/result/result';
import { ENGLISH } from '../../../texts/english';
import { render } from '../../../texts/render';
import { answerOf, PERSON, recordOf, shownLookupOf } from './result-stage';

const GIVEN = { reference: 'CASE-4711', reason: 'Onboarding', operator: 'k.sample' };
const LINE = nextLine(undefined, { ...EMPTY_STATEMENT, ...GIVEN, event: 'lookup' }, { at: 1, salt: 's' });
const FIELDS = [...Object.values(GIVEN), `1 · ${LINE.digest.slice(0, 8)}`];
const TODAY = '2026-11-29';

const resultWith = (text: string) => {
  const report = parseAnswer(text, PERSON)?.report;
  if (!report) throw new Error('The answer cannot be read.');
  return { ...resultOf({ record: recordOf(PERSON), report, line: LINE }), answer: answerOf(text) };
};
const paperOf = async ({ record, answer, purpose, line }: Result) => {
  const { unmount } = await render(
    <PrintedLookup
      lookup={{
        ...shownLookupOf(answer?.text ?? ''),
        record,
        purpose,
        line,
        read: parseAnswer(answer?.text ?? '', PERSON),
      }}
    />,
  );
  const text = page.getByTestId('printed').element().textContent;
  await unmount();
  return text;
};

/** Everything that leaves the product about a result, as text. */
const EXPORTS: Record<string, (result: ReturnType<typeof resultWith>) => string | Promise<string>> = {
  ...Object.fromEntries(
    NOTE_FORMATS.map((format) => [
      `note as ${format}`,
      (result) => copiedNote(result, format, { personal: true, texts: ENGLISH, template: '' }).text.replace(/\\/g, ''),
    ]),
  ),
  'JSON file': (result) => exportJson(result, { rule: null, exportedAt: 1, today: TODAY, version: '1' }),
  'CSV file': (result) =>
    csvOf({ operations: ['overview'] }, [{ result: { ...result }, reading: EMPTY_SUMMARY }], {
      ...{ texts: ENGLISH, today: TODAY, zone: 'UTC' },
    }),
  paper: paperOf,
};

test.each(Object.entries(EXPORTS))('%s carries case, reason, user and line of the log', async (_, write) => {
  const text = await write(resultWith('{"risk_score": 44}'));
  for (const field of FIELDS) expect(text).toContain(field);
});

test('every hit of the JSON is on the paper, with its list', async () => {
  const hit = fc.record({
    name: fc.constantFrom('Ada', 'Bo', 'Cem', 'Dina'),
    list: fc.constantFrom('EU', 'OFAC', 'UN'),
    country: fc.option(fc.constantFrom('IR', 'SY', 'GB'), { nil: undefined }),
    birth_date: fc.option(fc.constantFrom('1961-03-04', '1980'), { nil: undefined }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(hit, { minLength: 1, maxLength: 60 }), async (hits) => {
      const named = hits.map((one, i) => ({ ...one, id: `id-${i}`, name: `${one.name} Sample${i}x` }));
      const result = resultWith(JSON.stringify({ sanctions: { hits: named } }));
      expect(result.report.screeningEntries).toHaveLength(hits.length);
      const paper = await paperOf(result);
      expect(named.filter(({ name }) => !paper.includes(name))).toEqual([]);
      for (const { list } of named) expect(paper).toContain(list);
    }),
    { numRuns: 25, seed: 20261129 },
  );
}, 120_000);
