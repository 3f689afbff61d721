import { expect, test } from 'vitest';
import { caseNote } from '@/utils/case-file/case-note';
import { exportJson } from '@/utils/case-file/export-json';
import { parseAnswer } from '@/utils/reading/parse-answer';
import { resultOf } from '@/utils/result/result';
import type { RequestSubject } from '@/utils/service/operations';
import { ENGLISH } from '../../texts/english';
import { lookupRecordWith } from '../lookup/record';

const JO: RequestSubject = { operation: 'overview', request: { subject_name: 'Jo Roe', entity_type: 'individual' } };
const ANSWER = { id: 'a', status: 200, contentType: 'application/json', text: '{"risk_score":44}', ms: 1 };

function resultWith(role: string) {
  const read = parseAnswer(ANSWER.text, JO);
  if (!read) throw new Error('no JSON');
  const record = lookupRecordWith({ subject: JO, batchId: 'b', sourceRows: [[role, 'Acme Ltd']] });
  const batch = { source: 'parties' as const, headings: ['Role', 'Belongs to'] };
  return resultOf({ record, batch, answer: ANSWER, report: read.report });
}

test.each([
  ['Director', true, 'Subject: Jo Roe · Individual · Role: Director · Acme Ltd'],
  // The name of another subject is personal too.
  ['Director', false, 'Subject: [subject] · Role: Director'],
  ['Log: 7 · x', true, 'Subject: Jo Roe · Individual · Role: “Log: 7 / x” · Acme Ltd'],
  ['brother of Jo Roe', false, 'Subject: [subject] · Role: brother of [subject]'],
])('a note says the role %j, with personal data: %s', (role, personal, line) => {
  const note = caseNote(resultWith(role), { personal, texts: ENGLISH, today: '2026-11-28' });
  expect(note.split('\n')).toContain(line);
});

test('a file says the role', () => {
  const { answer, ...result } = resultWith('Director');
  if (!answer) throw new Error('no answer');
  const at = { rule: null, exportedAt: 1, today: '2026-11-28', version: '1' };
  expect(JSON.parse(exportJson({ ...result, answer }, at)).context.role).toEqual({ name: 'Director', of: 'Acme Ltd' });
});
