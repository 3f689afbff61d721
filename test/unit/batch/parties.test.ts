import { expect, test } from 'vitest';
import {
  batchOfParties,
  emptyPartyForm,
  nameOfParties,
  type Party,
  type PartyForm,
  type PartyRole,
  withParty,
  withRole,
} from '@/utils/batch/parties';
import { roleOf } from '@/utils/lookup/role';
import { EMPTY_SUBJECT_DRAFT } from '@/utils/service/subject-draft';

const JANE = { name: 'Jane Sample', entityType: 'individual', dob: '1980-05-12', country: 'GB' } as const;
const ACME = { name: 'Acme Ltd', entityType: 'business', dob: '', country: 'IE' } as const;
const NOTHING = { entityType: '', dob: '', country: '' } as const;
const FACTS = { entityType: 'individual', dob: '1980-05-12', country: 'GB' } as const;
const form = (role: PartyRole, typed: Partial<PartyForm> = {}): PartyForm => ({
  ...EMPTY_SUBJECT_DRAFT,
  name: 'Jo Roe',
  role,
  typed: '',
  ...typed,
});

test.each<[string, PartyForm, PartyRole, Partial<PartyForm>]>([
  ['a director who becomes a previous name takes the facts', form('director'), 'previous-name', FACTS],
  ['what is typed stays', form('owner', { dob: '1979-01-02' }), 'previous-name', { ...FACTS, dob: '1979-01-02' }],
  ['a previous name that becomes a director loses them', form('previous-name', FACTS), 'director', NOTHING],
  [
    'but keeps what was corrected',
    form('previous-name', { ...FACTS, country: 'FR' }),
    'owner',
    { ...NOTHING, country: 'FR' },
  ],
  ['an owner who becomes a director keeps all', form('owner', FACTS), 'director', FACTS],
  ['the same role changes nothing', form('previous-name', FACTS), 'previous-name', FACTS],
])('%s', (_, before, role, after) => {
  expect(withRole(before, role, JANE)).toEqual({ ...before, ...after, role });
});

test.each([
  ['previous-name', JANE, FACTS],
  ['previous-name', ACME, { entityType: 'business', dob: '', country: 'IE' }],
  ['director', JANE, NOTHING],
  ['other', JANE, NOTHING],
] as const)('an empty form of a %s has no name', (role, main, facts) => {
  expect(emptyPartyForm(main, { role, typed: 'Agent' })).toEqual({ name: '', ...facts, role, typed: 'Agent' });
});

const party = (subject_name: string, role: string, dob?: string): Party => ({
  role,
  request: { subject_name, entity_type: 'individual', ...(dob && { dob }) },
});

test.each([
  [
    'another name',
    party('Bo Roe', 'Owner'),
    [
      ['Jo Roe', 'Director'],
      ['Bo Roe', 'Owner'],
    ],
  ],
  ['the same in another role', party('Jo Roe', 'Owner'), [['Jo Roe', 'Director, Owner']]],
  ['the same in the same role', party('Jo Roe', 'Director'), [['Jo Roe', 'Director']]],
  [
    'the same name with a birth',
    party('Jo Roe', 'Owner', '1980-05-12'),
    [
      ['Jo Roe', 'Director'],
      ['Jo Roe', 'Owner'],
    ],
  ],
] as const)('%s joins the parties', (_, added, expected) => {
  const all = withParty([party('Jo Roe', 'Director')], added);
  expect(all.map(({ role, request }) => [request.subject_name, role])).toEqual(expected);
});

test.each([
  ['Acme Ltd', 'Acme Ltd'],
  ['株式会社サンプル', '株式会社サンプル'],
  ['a name with a character that is not seen', undefined, 'Ali\u200cReza'],
  ['a name with two spaces', undefined, 'Jane  Sample'],
  ['a name that would be cut', undefined, 'Acme '.repeat(21)],
])('%s gives a batch the name %j', (title, name, main = title) => {
  expect(nameOfParties(main)).toBe(name);
});

test('a batch of parties keeps each role and the name it belongs to, which a row gives back', () => {
  const { subjects, table } = batchOfParties([party('Jo Roe', 'Director'), party('Bo Roe', 'Owner')], 'Acme Ltd', {
    name: 'Role',
    of: 'Belongs to',
  });
  expect(subjects).toEqual([
    { operation: 'overview', request: { subject_name: 'Jo Roe', entity_type: 'individual' } },
    { operation: 'overview', request: { subject_name: 'Bo Roe', entity_type: 'individual' } },
  ]);
  expect(table.headings).toEqual(['Role', 'Belongs to']);
  const [sourceRows] = table.rows;
  expect(roleOf({ sourceRows }, { source: 'parties' })).toEqual({ name: 'Director', of: 'Acme Ltd' });
});
