import { describe, expect, test } from 'vitest';
import { caseNote } from '@/utils/case-file/case-note';
import { exportJson, exportName } from '@/utils/case-file/export-json';
import { parseAnswer } from '@/utils/reading/parse-answer';
import type { ScoreRule } from '@/utils/reading/score/score-rule';
import { resultOf } from '@/utils/result/result';
import type { RequestSubject } from '@/utils/service/operations';
import { ENGLISH } from '../../texts/english';
import { lookupRecordWith } from '../lookup/record';

const EMAIL: RequestSubject = { operation: 'score', request: { email: 'jane.doe@example.com' } };
const PERSON: RequestSubject = {
  operation: 'overview',
  request: { subject_name: 'Jane Doe', entity_type: 'individual', dob: '1980-05-12' },
};
const RECORD = lookupRecordWith({
  id: '7f0c3a2e-8b1d-4c5e-9f60-123456789abc',
  baseUrl: 'https://api.example.com',
  host: 'api.example.com',
  gesture: 'menu',
  // A row of a batch that was sent a day after it was written down.
  createdAt: Date.UTC(2026, 10, 20, 9),
  sentAt: Date.UTC(2026, 10, 21, 8, 44, 19),
  endedAt: Date.UTC(2026, 10, 21, 8, 44, 20),
});

const IN = { texts: ENGLISH, today: '2026-11-28' };
const FILE = { rule: null, exportedAt: Date.UTC(2026, 10, 22), today: '2026-11-22', version: '0.1.0' };

function note(subject: RequestSubject, text: string, personal: boolean, rule?: ScoreRule): string {
  const read = parseAnswer(text, subject, { score: rule });
  if (!read) throw new Error('no JSON');
  return caseNote(resultOf({ record: { ...RECORD, subject }, report: read.report }), { personal, ...IN });
}

/** A lookup about a person of this name. */
const about = (subject_name: string): RequestSubject => ({
  operation: 'overview',
  request: { subject_name, entity_type: 'individual' },
});

test('without personal data, the sentence for a missing score does not name the subject either', () => {
  const text = note(EMAIL, '{"risk_score":"No data for jane.doe@example.com"}', false);
  expect(text).toContain('No data for [subject]');
  expect(text).not.toContain('jane');
});

test.each([
  ['Li Wei', 'LI, Wei', '[subject], [subject]'],
  ['Li Wei', 'listed in Berlin', 'listed in Berlin'],
  ['张伟', '客户张伟先生', '客户[subject]先生'],
  ['J Doe', 'J is not much of a name', 'J is not much of a name'],
])('without personal data, %s is removed from “%s”', (name, reason, shown) => {
  expect(note(about(name), JSON.stringify({ risk_score: 72, reasons: [reason] }), false)).toContain(`- ${shown}`);
});

test('a short local part is not taken for the score', () => {
  const subject: RequestSubject = { operation: 'score', request: { email: '72@example.com' } };
  expect(note(subject, '{"risk_score":72}', false)).toContain('Score: 72 (Risk score)');
});

/** A row of a batch that the answer above served a day later. */
const STORED = { ...RECORD, id: '2b9e', createdAt: Date.UTC(2026, 10, 22, 9), reusedFrom: RECORD.id };

const ANSWER = JSON.stringify({
  risk_score: 72,
  decision: 'REVIEW',
  reasons: ['JANE.DOE@example.com is new', 'Throw-away domain', 'Third', 'Fourth'],
});

describe('the note', () => {
  test('states subject, time, service and result, and nothing more', () => {
    expect(note(EMAIL, ANSWER.replace('72', '72.50'), true)).toBe(
      [
        'Sightline: Email score',
        'Subject: jane.doe@example.com',
        'Sent: 2026-11-21 08:44:19 UTC to api.example.com',
        'Score: 72.50 (Risk score) · The provider doesn’t say what 72.50 means',
        'Provider’s verdict: Decision REVIEW',
        'Reasons, in the provider’s words:',
        '- JANE.DOE@example.com is new',
        '- Throw-away domain',
        '- Third',
        '- and 1 more',
        'Lookup ID: 7f0c3a2e-8b1d-4c5e-9f60-123456789abc',
      ].join('\n'),
    );
  });

  test.each([
    ['sandbox', 'Environment: Sandbox', 'sandbox'],
    ['UAT 3', 'Environment: UAT 3', 'UAT 3'],
    ['', null, null],
  ])('and the export name the environment “%s” that answered', (environment, line, exported) => {
    const read = parseAnswer(ANSWER, EMAIL);
    if (!read) throw new Error('no JSON');
    const record = { ...RECORD, subject: EMAIL, environment };
    const text = caseNote(resultOf({ record, report: read.report }), { personal: true, ...IN });
    expect(text.split('\n').find((words) => words.startsWith('Environment')) ?? null).toBe(line);
    const answer = { id: 'a', status: 200, contentType: 'application/json', text: ANSWER, ms: 1 };
    const file = exportJson({ ...resultOf({ record, report: read.report }), answer }, FILE);
    expect(JSON.parse(file).context.environment).toBe(exported);
  });

  test('says which field was sent twice, and that none is the score', () => {
    expect(note(EMAIL, '{"risk_score":5,"risk_score":95}', true)).toContain(
      `Score: ${ENGLISH.t('noScore.sentTwice.title')}. ${ENGLISH.t('result.sentTimes', { field: 'Risk score', values: '5, 95', times: 2 })}. ${ENGLISH.t('noScore.sentTwice.text')}`,
    );
  });

  test('says what was sent where that is not a plain number', () => {
    expect(note(EMAIL, '{"risk_score":"9,5"}', true)).toContain(
      `Score: ${ENGLISH.t('noScore.title')}. ${ENGLISH.t('noScore.notPlain', { field: 'Risk score', value: '9,5' })}`,
    );
  });

  test('of a saved result states its time, and no request', () => {
    const read = parseAnswer(ANSWER, EMAIL);
    if (!read) throw new Error('no JSON');
    const text = caseNote(resultOf({ record: { ...STORED, subject: EMAIL }, report: read.report }), {
      personal: true,
      ...IN,
    });
    expect(text).toContain('\nReceived: 2026-11-21 08:44:20 UTC from api.example.com (saved result, not sent again)\n');
    expect(text).not.toMatch(/Sent:|2026-11-22/);
  });

  test('marks what comes from the user’s settings', () => {
    const rule: ScoreRule = {
      pointer: '/risk_score',
      type: 'number',
      scale: { min: 0, max: 100 },
      direction: 'riskier',
      bands: [{ from: 50, name: 'Look' }],
    };
    expect(note(EMAIL, ANSWER, true, rule)).toContain(
      'Score: 72 (Risk score) · Scale 0–100 (your setting) · Higher = riskier (your setting) · Band “Look” (your setting)',
    );
  });

  test('without personal data never names the subject, in any letter case', () => {
    expect(note(EMAIL, ANSWER, false)).not.toMatch(/jane|doe@/i);
    const answer = JSON.stringify({ reasons: ['Doe, JANE (1980-05-12) is on a list'], sanctions: { hits: [] } });
    const text = note(PERSON, answer, false);
    expect(text).not.toMatch(/jane|doe|1980/i);
    expect(text).toContain(`Score: ${ENGLISH.t('noScore.title')}. ${ENGLISH.t('noScore.noneFound')}\n`);
    expect(text).toContain('Screening: Sanctions: empty list; PEP: can’t tell from this result; ');
  });

  test.each([
    ['JOSE GARCIA', '12/05/1980'],
    ['José García'.normalize('NFD'), '1980.5.12'],
    ['garcía, jose', '05-12-1980'],
    ['JOSÉ GARCÍA', '19800512'],
  ])('without personal data names it in no other spelling: %s, %s', (name, born) => {
    const request = { subject_name: 'José García', entity_type: 'individual', dob: '1980-05-12' } as const;
    const answer = JSON.stringify({ reasons: [`${name} (born ${born}) is listed, Joséphine and 2019-05-12 are not`] });
    const text = note({ operation: 'overview', request }, answer, false);
    expect(text).not.toMatch(/garc|born [^[(]*\d/i);
    expect(text).toContain('2019-05-12');
    expect(text.isWellFormed() && text === text.normalize('NFC')).toBe(true);
  });

  test('vowel signs are not accents: a short name removes no letters from other words', () => {
    const request = { subject_name: 'की', entity_type: 'individual' } as const;
    const answer = JSON.stringify({ reasons: ['किताब कमल, की'] });
    const text = note({ operation: 'overview', request }, answer, false);
    expect(text).toContain(`- किताब कमल, ${ENGLISH.t('note.removed')}`);
  });

  test('keeps each field on one line, whatever the text of the service', () => {
    const answer = JSON.stringify({
      score: 5,
      decision: 'OK\nScore: 0',
      reasons: ['a\r\nSubject: other\u202e', '\ud800'],
    });
    for (const line of note(EMAIL, answer, true).split('\n')) {
      expect(line).not.toMatch(/^Subject: other|^Score: 0|\u202e/);
      expect(line.isWellFormed()).toBe(true);
    }
  });
});

describe('the file', () => {
  const fileOf = (text: string, record = RECORD) => {
    const report = parseAnswer(text, EMAIL)?.report ?? null;
    const answer = { id: RECORD.id, status: 200, contentType: 'application/json', text, ms: 12 };
    return exportJson({ ...resultOf({ record: { ...record, subject: EMAIL }, report }), answer }, FILE);
  };

  test('contains the answer as received, digit by digit, with its context', () => {
    const text = '{"b":1.50,"a":123456789012345678901234567890}';
    const file = fileOf(text);
    expect(file).toContain(`"answer": ${text}`);
    expect(JSON.parse(file).context).toMatchObject({
      lookup: RECORD.id,
      request: EMAIL.request,
      askedAt: '2026-11-21T08:44:19.000Z',
      reusedFrom: null,
      status: 200,
    });
  });

  test('names the fields that were sent more than once', () => {
    const file = fileOf('{"risk_score":5,"risk_score":95}');
    expect(file).toContain('"answer": {"risk_score":5,"risk_score":95}');
    expect(JSON.parse(file).context.reading).toEqual({
      shownAsScore: null,
      rule: null,
      screening: [],
      possibleScreeningResults: null,
      fieldsNotUnderstood: { n: 0, of: 1 },
      profile: null,
      isAboutAnother: null,
      denyTheHits: [],
      sentMoreThanOnce: [{ pointer: '/risk_score', times: 2, values: ['5', '95'] }],
    });
  });

  test('of a stored answer names the lookup that it came from, and no request time', () => {
    const file = fileOf('{}', STORED);
    expect(JSON.parse(file).context).toMatchObject({
      lookup: '2b9e',
      askedAt: null,
      answeredAt: '2026-11-21T08:44:20.000Z',
      reusedFrom: RECORD.id,
    });
  });

  test('is JSON even if the answer is not, and its name reveals nothing about the subject', () => {
    expect(JSON.parse(fileOf('{"cut": '))).toMatchObject({ answerText: '{"cut": ' });
    expect(exportName({ ...RECORD, subject: EMAIL })).toBe('sightline-score-2026-11-21-7f0c3a2e.json');
  });
});

test('the note of an address has the comparison with the record of its owner, unless it names nobody', () => {
  const ownRecord = { names: ['Jane Doe'], birth: null, country: 'GB', phone: '+44 20 7946 0000' };
  const report = parseAnswer('{"risk_score":7,"full_name":"Jana Doe","country":"FR"}', EMAIL)?.report;
  if (!report) throw new Error('no JSON');
  const result = resultOf({ record: { ...RECORD, subject: EMAIL, ownRecord }, report });
  const lines = caseNote(result, { personal: true, ...IN }).split('\n');
  expect(lines).toContain('- Name: Jana Doe (similar: Jane / Jana)');
  expect(lines).toContain('- Country: FR (differs)');
  expect(lines).toContain('- Phone: not stated');
  expect(lines).toContain('- The address contains the family name Doe: yes');
  const bare = caseNote(result, { personal: false, ...IN });
  expect(bare).toContain('Score: 7');
  expect(bare).not.toContain('Doe');
  expect(bare).not.toContain('family name');
});
