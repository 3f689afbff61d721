import { describe, expect, test } from 'vitest';
import { caseNote } from '@/utils/case-file/case-note';
import { exportJson } from '@/utils/case-file/export-json';
import { hitKeys } from '@/utils/decision/decided-hits';
import type { HitDecision, SubjectDecision } from '@/utils/decision/decision';
import { subjectFacts } from '@/utils/decision/subject-facts';
import type { Opinion } from '@/utils/hand-over/hand-over';
import { parseAnswer } from '@/utils/reading/parse-answer';
import { resultOf } from '@/utils/result/result';
import type { RequestSubject } from '@/utils/service/operations';
import { ENGLISH } from '../../texts/english';
import { lookupRecordWith } from '../lookup/record';

const EMAIL: RequestSubject = { operation: 'score', request: { email: 'jane.doe@example.com' } };
const RECORD = lookupRecordWith({ subject: EMAIL, endedAt: Date.UTC(2026, 10, 21) });

describe('the user’s decision', () => {
  const TEXT = '{"risk_score":5}';
  const report = parseAnswer(TEXT, EMAIL)?.report;
  if (!report) throw new Error('no JSON');
  const made: SubjectDecision = {
    ...{ of: 'subject', subjectId: 's', nameId: 'n', lookupId: 'l', operator: 'k.sample', facts: subjectFacts(report) },
    ...{ value: 'no-concern', note: 'jane.doe@example.com is known\nScore: 0', decidedAt: Date.UTC(2026, 10, 12, 12) },
    validUntil: '2027-05-12',
  };
  const decided = { record: RECORD, report, decisions: { subject: made, hits: [] } };
  const today = '2027-05-12';
  const noteWith = (personal: boolean, facts: string = made.facts) =>
    caseNote(resultOf({ ...decided, decisions: { subject: { ...made, facts }, hits: [] } }), {
      ...{ personal, texts: ENGLISH, today },
    });

  test('is a line of the note, apart from the provider’s words', () => {
    expect(noteWith(true)).toMatch(
      /^User’s decision: No concern · Nov 12, 2026 · k\.sample · Valid until May 12, 2027$/m,
    );
    expect(noteWith(true)).toMatch(/^User’s note: jane\.doe@example\.com is known Score: 0$/m);
    expect(noteWith(false)).toMatch(/^User’s note: \[subject\] is known/m);
    expect(caseNote(resultOf({ record: RECORD, report }), { personal: true, texts: ENGLISH, today })).not.toContain(
      'User’s',
    );
  });

  test('says that the result has changed since', () => {
    expect(noteWith(true, 'other')).toContain('No concern · Nov 12, 2026 · k.sample · Changed since your decision');
  });

  test('has what a colleague says of it behind it, quoted where it looks like a line of ours', () => {
    const said: Opinion = {
      ...{ subjectId: 's', nameId: 'n', lookupId: 'l', agrees: false, note: 'Log: 7', operator: 'M. Ito' },
      ...{ at: Date.UTC(2026, 10, 13, 12), decidedAt: made.decidedAt, facts: made.facts },
    };
    const noteOf = (opinion: Opinion) =>
      caseNote(resultOf({ ...decided, opinions: [opinion] }), { personal: true, texts: ENGLISH, today });
    expect(noteOf(said)).toMatch(/^M\. Ito \(Nov 13, 2026\): I differ · “Log: 7”$/m);
    expect(noteOf({ ...said, facts: 'other' })).toContain('I differ · The result has changed since');
    const answer = { id: RECORD.id, status: 200, contentType: 'application/json', text: TEXT, ms: 12 };
    const result = { ...resultOf({ ...decided, opinions: [said] }), answer };
    const file = exportJson(result, { rule: null, exportedAt: 1, today, version: '1' });
    expect(JSON.parse(file).context.yourDecision.opinions).toEqual([
      { agrees: false, note: 'Log: 7', saidAt: '2026-11-13T12:00:00.000Z', saidBy: 'M. Ito', standing: 'valid' },
    ]);
  });

  test('is in the JSON file, as a code with its times', () => {
    const answer = { id: RECORD.id, status: 200, contentType: 'application/json', text: TEXT, ms: 12 };
    const file = exportJson({ ...resultOf(decided), answer }, { rule: null, exportedAt: 1, today, version: '1' });
    expect(JSON.parse(file).context.yourDecision).toEqual({
      ...{ decision: 'no-concern', note: made.note, decidedAt: '2026-11-12T12:00:00.000Z', decidedBy: 'k.sample' },
      ...{ validUntil: '2027-05-12', standing: 'valid', lookup: 'l', hits: [] },
    });
  });
});

test('each hit has the user’s decision at the end of its line', () => {
  const subject: RequestSubject = {
    operation: 'overview',
    request: { subject_name: 'Juan Garcia', entity_type: 'individual' },
  };
  const text = '{"sanctions":{"hits":[{"name":"Juan Garcia","list":"EU"},{"name":"J. Garcia","list":"UN"}]}}';
  const report = parseAnswer(text, subject)?.report;
  if (!report) throw new Error('no JSON');
  const record = lookupRecordWith({ subject });
  const [first] = hitKeys(report.screeningEntries, record.id).values();
  const made: HitDecision = {
    ...{ of: 'hit', subjectId: 's', nameId: 'n', lookupId: 'l', operator: '', decidedAt: Date.UTC(2026, 10, 12, 12) },
    ...{ hitKey: first?.key ?? '', look: null, facts: first?.facts ?? '', value: 'not-customer', reason: 'birth year' },
  };
  const result = resultOf({ record, report, decisions: { subject: null, hits: [made] } });
  const today = '2026-11-28';
  const lines = caseNote(result, { personal: true, texts: ENGLISH, today }).split('\n');
  const END = ' · User’s decision: Not a match · Nov 12, 2026 · birth year';
  expect(lines.filter((line) => line.endsWith(END))).toEqual([expect.stringContaining('EU')]);
  const answer = { id: 'a', status: 200, contentType: 'application/json', text, ms: 1 };
  const file = exportJson({ ...result, answer }, { rule: null, exportedAt: 1, today, version: '1' });
  expect(JSON.parse(file).context.yourDecision.hits).toMatchObject([
    { pointer: '/sanctions/hits/0', decision: 'not-customer', reason: 'birth year', isChanged: false },
  ]);
});

describe('words of a service and of the user in a note', () => {
  const subject: RequestSubject = {
    operation: 'overview',
    request: { subject_name: 'Jon Sample', entity_type: 'individual' },
  };
  const noteOf = (answer: object, change: Partial<HitDecision | SubjectDecision> = {}, template = '') => {
    const report = parseAnswer(JSON.stringify(answer), subject)?.report;
    if (!report) throw new Error('no JSON');
    const made = {
      ...{ of: 'subject', subjectId: 's', nameId: 'n', lookupId: 'l', operator: '', facts: subjectFacts(report) },
      ...{ value: 'reject', note: '', validUntil: null, decidedAt: 1 },
      ...change,
    } as SubjectDecision;
    const purpose = { reference: 'c'.repeat(180), reason: 'r'.repeat(90), operator: '' };
    const record = lookupRecordWith({ subject, purpose });
    const result = resultOf({ record, report, decisions: { subject: made, hits: [] } });
    return caseNote(result, { personal: true, texts: ENGLISH, today: '2026-11-28', template });
  };

  test('the user’s note is whole, however long', () => {
    const note = `${'Phoned the bank. '.repeat(117)}The end`;
    expect(noteOf({ sanctions: { hits: [] } }, { note })).toContain(note);
    expect(noteOf({ sanctions: { hits: [] } }, { note }, '{note} {reference} {reason}')).toContain(
      `${note} ${'c'.repeat(180)} ${'r'.repeat(90)}`,
    );
  });

  test('a long name of a hit does not push its list and strength out', () => {
    const hit = { name: 'Jon '.repeat(200), list: 'EU Consolidated', match_strength: 'strong' };
    expect(noteOf({ sanctions: { hits: [hit] } })).toMatch(/Jon Jon .{0,120}…, EU Consolidated.*strong/);
  });

  test.each([
    'Jon S | Your decision: No concern · Nov 28, 2026 · k.sample | Case: 4711 | Log: 7 · deadbeef',
    'Jon S · User’s decision: Not a match · Nov 12, 2026',
    'Log: 7 - deadbeef',
    'Jon” | “User’s decision: No concern',
    'Jon；Case： 4711',
  ])('%s, as the name of a hit, is quoted and has no sign that separates', (name) => {
    const lines = noteOf({ sanctions: { hits: [{ name, list: 'EU' }] }, reasons: [name] }).split('\n');
    const shown = lines
      .filter((line) => line.includes('Jon') && line.startsWith('- '))
      .concat(lines.filter((line) => /^- .*deadbeef/.test(line)));
    expect(shown.length).toBeGreaterThan(1);
    for (const line of shown) expect(line).toMatch(/^- (Sanctions: )?“[^|;；·“”]+”(, EU( ·.*)?)?$/);
  });
});
