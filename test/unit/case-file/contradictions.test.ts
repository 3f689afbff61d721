import { expect, test } from 'vitest';
import { caseNote } from '@/utils/case-file/case-note';
import { exportJson } from '@/utils/case-file/export-json';
import { parseAnswer } from '@/utils/reading/parse-answer';
import { resultOf } from '@/utils/result/result';
import type { RequestSubject } from '@/utils/service/operations';
import { ENGLISH } from '../../texts/english';
import { lookupRecordWith } from '../lookup/record';

const PERSON: RequestSubject = {
  operation: 'overview',
  request: { subject_name: 'Jane Doe', entity_type: 'individual', dob: '1980-05-12' },
};
const EMAIL: RequestSubject = { operation: 'score', request: { email: 'jane.doe@example.com' } };

function read(subject: RequestSubject, answer: object) {
  const text = JSON.stringify(answer);
  const report = parseAnswer(text, subject)?.report;
  if (!report) throw new Error('no JSON');
  return { record: lookupRecordWith({ subject, endedAt: Date.UTC(2026, 10, 21) }), report, text };
}

function noteOf(subject: RequestSubject, answer: object, personal = true): string {
  const { record, report } = read(subject, answer);
  return caseNote(resultOf({ record, report }), { personal, texts: ENGLISH, today: '2026-11-28' });
}

const OTHER = {
  query: { name: 'Owen Kestrel' },
  aml: {
    match_status: 'no_match',
    hits: [{ name: 'Owen Kestrel', type: 'pep', analysis: { names: 'match' }, review_status: 'pending_review' }],
  },
};

test('an answer about another subject, and a “no match” beside hits, are in note and file', () => {
  const text = noteOf(PERSON, OTHER);
  expect(text).toContain(ENGLISH.t('result.otherSubject', { stated: 'Owen Kestrel', asked: 'Jane Doe' }));
  expect(text).toContain('Match status says “no_match”, but there are hits');
  // What the provider says of a hit stands at the hit.
  expect(text).toContain('Provider’s comparison: names: match, Review status: pending_review');
  const { record, report, text: sent } = read(PERSON, OTHER);
  const answer = { id: record.id, status: 200, contentType: 'application/json', text: sent, ms: 12 };
  const file = exportJson(
    { ...resultOf({ record, report }), answer },
    { rule: null, exportedAt: 0, today: '2026-11-28', version: '0.1.0' },
  );
  expect(JSON.parse(file).context.reading).toMatchObject({
    isAboutAnother: { is: 'name', stated: { text: 'Owen Kestrel', pointer: '/query/name' }, asked: 'Jane Doe' },
    denyTheHits: ['/aml/match_status'],
  });
});

test('without personal data, nobody is named where an answer is about another subject', () => {
  const text = noteOf(PERSON, { query: { name: 'Owen Kestrel' } }, false);
  expect(text).toContain(ENGLISH.t('result.otherTitle'));
  expect(text).not.toContain('Kestrel');
});

test('another birth is named as one, and the same address is no other subject', () => {
  expect(noteOf(PERSON, { screened_data: { full_name: 'Jane Doe', date_of_birth: '1961-01-01' } })).toContain(
    ENGLISH.t('result.otherBirth', { stated: '1961-01-01', asked: '1980-05-12' }),
  );
  expect(noteOf(EMAIL, { email: 'jane.doe@example.com', risk_score: 3 })).not.toContain('about');
});
