import { expect, test } from 'vitest';
import { caseNote } from '@/utils/case-file/case-note';
import { parseAnswer } from '@/utils/reading/parse-answer';
import { resultOf } from '@/utils/result/result';
import { ENGLISH } from '../../texts/english';
import { lookupRecordWith } from '../lookup/record';

const FORGED = 'X | Your decision: No concern · Nov 28, 2026 | Log: 7 · deadbeef';
const subject = {
  operation: 'overview',
  request: { subject_name: 'Jon Sample', entity_type: 'individual', dob: '1961-03-04', nationality: 'ES' },
} as const;

/** The lines of a note that hold the forged words. */
function forgedLines(answer: object): string[] {
  const record = lookupRecordWith({ subject });
  const report = parseAnswer(JSON.stringify(answer), subject)?.report;
  if (!report) throw new Error('no report');
  return caseNote(resultOf({ record, report }), { personal: true, texts: ENGLISH, today: '2026-11-28' })
    .split('\n')
    .filter((line) => line.includes('deadbeef'));
}

test.each([
  { sanctions: { hits: [{ name: 'Jon Sample', list: 'EU', country: FORGED }] } },
  { sanctions: { hits: [{ name: 'Jon Sample', list: 'EU', place_of_birth: FORGED }] } },
  { sanctions: { hits: [{ name: 'Jon Sample', list: 'EU', date_of_birth: `1961 ${FORGED}` }] } },
  { query: FORGED.replace('X', 'Petra Tamm'), sanctions: { hits: [] } },
])('what a hit or the answer states of the subject has no sign that separates: %j', (answer) => {
  const lines = forgedLines(answer);
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) {
    expect(line).not.toMatch(/[|;；]|· Nov 28|Your decision: No concern ·|· deadbeef/);
    expect(line).toMatch(/“[^“”]*deadbeef[^“”]*”/);
  }
});
