import { z } from 'zod/mini';
import { type SourceTable, shownFileName } from '../lookup/batch-record';
import { type Role, roleCells } from '../lookup/role';
import { type OverviewRequest, overviewRequest, type RequestSubject } from '../service/operations';
import { PURPOSE_LIMITS } from '../service/purpose-limits';
import { subjectText } from '../service/request-subject';
import { EMPTY_SUBJECT_DRAFT, type SubjectDraft, subjectFormInput } from '../service/subject-draft';
import type { PlainKey } from '../texts/text-key';

/** The roles to choose from; `other` is typed. */
const partyRole = z.enum(['previous-name', 'director', 'owner', 'other']);
export type PartyRole = z.infer<typeof partyRole>;

export const PARTY_ROLE_TEXTS = {
  'previous-name': 'parties.previousName',
  director: 'parties.director',
  owner: 'parties.owner',
  other: 'parties.otherRole',
} as const satisfies Record<PartyRole, PlainKey>;

/** Longest role that is typed, in UTF-16 units. */
export const MAX_ROLE = 80;

/** The form of one party. `typed`: the role in the user's words. */
const partyForm = z.object({ ...subjectFormInput.shape, role: partyRole, typed: z.string() });
export type PartyForm = z.infer<typeof partyForm>;

/** A party that is ready to be sent. `role`: in words. */
const party = z.object({ role: z.string(), request: overviewRequest });
export type Party = z.infer<typeof party>;

/** The parties that are entered for a subject and not sent yet. */
export const partiesDraft = z.object({
  form: partyForm,
  parties: z.array(party),
  /** The case as typed; absent until it is changed. */
  reference: z.optional(z.string()),
});
export type PartiesDraft = z.infer<typeof partiesDraft>;

/** What a previous name has in common with the main subject. */
const SHARED = ['entityType', 'dob', 'country'] as const;

/** Returns an empty form of a role; that of a previous name has the facts of the main subject. */
export const emptyPartyForm = (main: SubjectDraft, { role, typed }: Pick<PartyForm, 'role' | 'typed'>): PartyForm => ({
  ...(role === 'previous-name' ? main : EMPTY_SUBJECT_DRAFT),
  name: '',
  role,
  typed,
});

/**
 * Returns the form with another role. A previous name takes the facts of the main subject where the form has none, and leaves
 * them behind: a director is not born on the day of the subject.
 */
export function withRole(form: PartyForm, role: PartyRole, main: SubjectDraft): PartyForm {
  const next = { ...form, role };
  if (role === form.role) return form;
  for (const field of SHARED) {
    if (role === 'previous-name' && form[field] === '') Object.assign(next, { [field]: main[field] });
    if (form.role === 'previous-name' && form[field] === main[field]) Object.assign(next, { [field]: '' });
  }
  return next;
}

/** Returns the parties with another one. One that is sent as another is the same party in one more role. */
export function withParty(parties: readonly Party[], added: Party): Party[] {
  const same = parties.findIndex(({ request }) => textOf(request) === textOf(added.request));
  const known = parties[same];
  if (known === undefined) return [...parties, added];
  const roles = known.role.split(', ').includes(added.role) ? known.role : `${known.role}, ${added.role}`;
  return parties.with(same, { ...known, role: roles });
}

const subjectOf = (request: OverviewRequest): RequestSubject => ({ operation: 'overview', request });
const textOf = (request: OverviewRequest): string => subjectText(subjectOf(request));

/**
 * Returns the name of a batch of parties, and of its case without another one: that of the main subject. Undefined for a name that
 * would not stay as it is, by its length or by characters that are not seen: deleting the subject must find it there.
 */
export const nameOfParties = (main: string): string | undefined =>
  main.length <= PURPOSE_LIMITS.reference && shownFileName(main) === main ? main : undefined;

/** Returns what a batch of parties sends, and the columns that it keeps: each role, and the name that it belongs to. */
export const batchOfParties = (
  parties: readonly Party[],
  main: string,
  headings: Role,
): { subjects: RequestSubject[]; table: SourceTable } => ({
  subjects: parties.map(({ request }) => subjectOf(request)),
  table: {
    headings: roleCells(headings),
    rows: parties.map(({ role }) => [roleCells({ name: role, of: main })]),
  },
});
