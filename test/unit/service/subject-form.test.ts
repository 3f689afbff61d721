import { expect, test } from 'vitest';
import { draftOfRequest } from '@/utils/service/draft-of-request';
import { EMPTY_SUBJECT_DRAFT, type SubjectDraft } from '@/utils/service/subject-draft';
import { readSubjectForm, requestOfDraft } from '@/utils/service/subject-form';

const TODAY = '2026-05-01';
const read = (form: Partial<SubjectDraft>, format: 'alpha-2' | 'alpha-3' = 'alpha-2') =>
  readSubjectForm({ ...EMPTY_SUBJECT_DRAFT, ...form }, TODAY, format);

test.each(['alpha-2', 'alpha-3'] as const)('the form of a request produces the same request again (%s)', (format) => {
  const sent = read({ name: 'Jane Doe', entityType: 'individual', dob: '1980-05-12', country: 'GB' }, format);
  expect(sent.ok && read(draftOfRequest(sent.request), format)).toEqual(sent);
  expect(sent.ok && draftOfRequest(sent.request).country).toBe('GB');
});

test('each optional field present and absent gives exactly the documented body', () => {
  const person = { name: ' Jane Doe ', entityType: 'individual' } as const;
  const body = { subject_name: 'Jane Doe', entity_type: 'individual' };
  expect(read(person)).toEqual({ ok: true, request: body });
  for (const dob of ['1980-02-29', '1850-01-01', '2026-04-30'])
    expect(read({ ...person, dob })).toEqual({ ok: true, request: { ...body, dob } });
  expect(read({ ...person, dob: '1980-05-12', country: 'FR' })).toEqual({
    ok: true,
    request: { ...body, dob: '1980-05-12', nationality: 'FR' },
  });
  expect(read({ name: 'Acme Ltd', entityType: 'business' })).toEqual({
    ok: true,
    request: { subject_name: 'Acme Ltd', entity_type: 'business' },
  });
  expect(read({ ...person, country: 'FR' })).toEqual({ ok: true, request: { ...body, nationality: 'FR' } });
  expect(read({ ...person, country: 'FR' }, 'alpha-3')).toEqual({ ok: true, request: { ...body, nationality: 'FRA' } });
  expect(read({ name: 'Acme Ltd', entityType: 'business', country: 'GB' })).toEqual({
    ok: true,
    request: { subject_name: 'Acme Ltd', entity_type: 'business', nationality: 'GB' },
  });
});

test.each([
  [{}, ['entityType', 'name']],
  [{ name: '   ', entityType: 'individual' }, ['name']],
  [{ name: '\u200b\u2060', entityType: 'individual' }, ['name']],
  [{ name: '–', entityType: 'individual' }, ['name']],
  [{ name: 'Jane', entityType: '' }, ['entityType']],
  [{ name: 'Ja\u0000ne', entityType: 'individual' }, ['name']],
  [{ name: 'x'.repeat(501), entityType: 'individual' }, ['name']],
  [{ name: 'Jane', entityType: 'individual', dob: '1981-02-29' }, ['dob']],
  [{ name: 'Jane', entityType: 'individual', dob: '1980-??-??' }, ['dob']],
  [{ name: 'Jane', entityType: 'individual', dob: '????-05-12' }, ['dob']],
  [{ name: 'Jane', entityType: 'individual', dob: '1980-02-31' }, ['dob']],
  [{ name: 'Jane', entityType: 'individual', dob: '1980-00-12' }, ['dob']],
  [{ name: 'Jane', entityType: 'individual', dob: '1980' }, ['dob']],
  [{ name: 'Jane', entityType: 'individual', dob: '12/05/1980' }, ['dob']],
  [{ name: 'Jane', entityType: 'individual', dob: '1900-01-01' }, ['dob']],
  [{ name: '#N/A', entityType: 'individual' }, ['name']],
  [{ name: 'Null', entityType: 'individual' }, ['name']],
  [{ name: 'Jane', entityType: 'individual', country: 'XXA' }, ['country']],
  [{ name: 'Jane', entityType: 'individual', country: 'SU' }, ['country']],
  [{ name: 'Jane', entityType: 'individual', dob: TODAY }, ['dob']],
  [{ name: 'Jane', entityType: 'individual', dob: '2030-01-01' }, ['dob']],
  [{ name: 'Jane', entityType: 'individual', dob: '1700-01-01' }, ['dob']],
  [{ name: 'Acme', entityType: 'business', dob: '1980-01-01' }, ['dob']],
  [{ name: 'Jane', entityType: 'individual', country: 'QQ' }, ['country']],
  [{ name: 'Jane', entityType: 'individual', country: 'Atlantis' }, ['country']],
  [{ name: 'Jane', entityType: 'individual', country: '__proto__' }, ['country']],
] as const)('%j → a sentence at %j', (form, fields) => {
  const reading = read(form);
  expect(reading.ok ? [] : Object.keys(reading.problems).sort()).toEqual(fields);
});

test('sends or leaves out rows as the user agreed', () => {
  const agree = (form: Partial<SubjectDraft>, agreed: object) =>
    readSubjectForm({ ...EMPTY_SUBJECT_DRAFT, entityType: 'individual', ...form }, TODAY, 'alpha-2', agreed);
  const jane = { subject_name: 'Jane', entity_type: 'individual' };
  expect(agree({ name: 'Null' }, { name: 'Null' })).toEqual({ ok: true, request: { ...jane, subject_name: 'Null' } });
  expect(agree({ name: 'None' }, { name: 'Null' })).toMatchObject({ ok: false });
  const epoch = { name: 'Jane', dob: '1970-01-01' };
  expect(agree(epoch, { dob: '1970-01-01' })).toEqual({ ok: true, request: { ...jane, dob: '1970-01-01' } });
  expect(agree(epoch, { dob: '1900-01-01' })).toMatchObject({ ok: false });
  for (const form of [{ dob: 'May 1980' }, { country: 'XXA' }, { country: 'DDR' }])
    expect(agree({ name: 'Jane', ...form }, { leavesOut: true })).toEqual({ ok: true, request: jane });
});

test('a draft produces the request that was sent for it, whatever questions were answered', () => {
  const draft = { name: '"Null"', entityType: 'individual', dob: '1900-01-01', country: 'XXA' } as const;
  const request = { subject_name: 'Null', entity_type: 'individual', dob: '1900-01-01' };
  expect(requestOfDraft(draft, TODAY, 'alpha-2')).toEqual(request);
  expect(requestOfDraft({ ...draft, name: '' }, TODAY, 'alpha-2')).toBeUndefined();
});

test('a name is sent without invisible characters', () => {
  expect(read({ name: '\u200eJane\u00a0 Sam\u00adple', entityType: 'individual' })).toEqual({
    ok: true,
    request: { subject_name: 'Jane Sample', entity_type: 'individual' },
  });
});

const dobOf = (dob: string, agreed = {}) => {
  const form = { ...EMPTY_SUBJECT_DRAFT, name: 'Jane Doe', entityType: 'individual', dob } as const;
  const sent = readSubjectForm(form, TODAY, 'alpha-2', agreed);
  return sent.ok ? sent.request.dob : sent.problems.dob;
};

test.each([
  ['1980-1-12', '1980-01-12'],
  ['19800512', '1980-05-12'],
  ['15. März 1980', '1980-03-15'],
  ['１９８０１１０２', '1980-11-02'],
  ['15-Mar-1980', '1980-03-15'],
  ['1980-03-15T00:00:00.000Z', '1980-03-15'],
  ['1980年3月15日', '1980-03-15'],
])('the date of birth %s is sent as %s', (dob, iso) => {
  expect(dobOf(dob)).toBe(iso);
});

test.each([
  ['1980-13-01', 'subjectProblem.dobImpossible'],
  ['1980-2-31', 'subjectProblem.dobImpossible'],
  ['Jane Doe', 'subjectProblem.dobInvalid'],
  ['123', 'subjectProblem.dobInvalid'],
  ['1980-05-12-13', 'subjectProblem.dobInvalid'],
  ['2030-01-01', 'subjectProblem.dobInFuture'],
  ['0080-05-12', 'subjectProblem.dobTooEarly'],
  ['n/a', 'subjectProblem.dobUnknown'],
  ['1980', 'subjectProblem.dobPartial'],
  ['1980-??-??', 'subjectProblem.dobPartial'],
])('the date of birth %s is not sent: %s', (dob, problem) => {
  expect(dobOf(dob)).toBe(problem);
});

test.each(['1980', '1980-??-??'])(
  'the date of birth %s, known in part, is left out once the field has said so',
  (dob) => {
    expect(dobOf(dob, { leavesOut: true })).toBeUndefined();
  },
);
