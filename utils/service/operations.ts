import { z } from 'zod/mini';
import { normalForm } from '../detection/normal-form';
import type { CountKey, PlainKey, TextKey } from '../texts/text-key';
import type { Texts } from '../texts/texts';

/** Longest address a mailbox can have (RFC 5321 §4.5.3.1.3, less the angle brackets). */
const MAX_EMAIL_LENGTH = 254;

const plainText = (max: number) =>
  z.string().check(
    z.maxLength(max),
    z.refine((text) => !/\p{Cc}/u.test(text)),
  );

/** Body of the score lookup, as the service documents it: the address exactly as it will be sent. */
export const scoreRequest = z.strictObject({
  email: plainText(MAX_EMAIL_LENGTH).check(z.regex(/^[^\s@]+@[^\s@]+$|^"[^"]+"@[^\s@]+$/u)),
});

/** Body of the overview lookup, as the service documents it. Absent optional fields are left out, never sent empty. */
export const overviewRequest = z.strictObject({
  subject_name: plainText(500).check(z.trim(), z.minLength(1)),
  dob: z.optional(z.iso.date()),
  nationality: z.optional(z.string().check(z.regex(/^[A-Z]{2,3}$/))),
  entity_type: z.enum(['individual', 'business']),
});

export type OverviewRequest = z.infer<typeof overviewRequest>;

/** The kind of subject. It decides the order of the sections, and which fields tell the score and the verdict. */
export type SubjectKind = 'email' | 'person' | 'business';

/** A request body in words and keys. */
export interface SubjectDescription {
  /** The address or name, as sent. */
  title: string;
  /** The other sent fields in words. */
  details: (texts: Pick<Texts, 't'>) => string[];
  kind: SubjectKind;
  /** Equal for all lookups that *delete this subject* removes. */
  identity: string;
  /** Equal for spellings that probably reach the same mailbox; absent for names. */
  spelling?: string;
  /** Words to remove from a text that must not name the subject. */
  personalWords: string[];
  /** What a hit is compared with, as sent; null for a subject that no hit can be compared with. */
  party: SentParty | null;
}

/** The person or business that a lookup asked about. */
export interface SentParty {
  name: string;
  type: 'individual' | 'business';
  /** YYYY-MM-DD. */
  birth: string | null;
  /** The code as sent. */
  country: string | null;
}

/** Everything that differs between the operations of the service. */
interface OperationRow<Request> {
  /** Path under the provider base URL. */
  path: string;
  /** Schema of the request body. */
  request: z.ZodMiniType<Request>;
  /** Fields of the request body, in the order of CSV columns. */
  columns: readonly (keyof Request & string)[];
  describe: (request: Request) => SubjectDescription;
  /** Returns a request with the identity of a name or address: deleting a name deletes all that is stored under it. */
  named: (name: string) => Request;
  /** The usual kind of its subjects. */
  subjectKind: SubjectKind;
  /** Whether every answer should contain screening, so that its absence is shown. */
  isScreening: boolean;
  words: {
    name: PlainKey;
    /** Button that copies the address or name. */
    copy: PlainKey;
    /** Text about what else goes if a subject is deleted; null if nothing does. */
    deletion: PlainKey | null;
    /** Title of a batch. */
    batch: CountKey;
    /** Button that starts a batch, and the title of the question before a large one. */
    start: CountKey;
    /** Number of subjects in the source of a batch, and that there are none. */
    found: CountKey;
    noneFound: PlainKey;
    /** Texts of its score rule. */
    rule: Record<'title' | 'region' | 'appliesTo', PlainKey>;
  };
}

/** Infers the request type of a row from its schema. */
export const defineOperation = <Request>(row: OperationRow<Request>): OperationRow<Request> => row;

const COUNTRY_DETAILS = {
  individual: 'subject.nationalityIs',
  business: 'subject.countryIs',
} as const satisfies Record<OverviewRequest['entity_type'], TextKey>;

/** The operations of the service. The rest of the code reads this table and never compares names. */
export const OPERATIONS = {
  score: defineOperation({
    path: '/v1/score/df',
    request: scoreRequest,
    columns: ['email'],
    describe: ({ email }) => ({
      title: email,
      details: () => [],
      kind: 'email',
      identity: (normalForm(email) ?? email).toLowerCase(),
      spelling: foldCase(email),
      personalWords: [email, email.slice(0, email.lastIndexOf('@'))],
      party: null,
    }),
    named: (email) => ({ email }),
    subjectKind: 'email',
    isScreening: false,
    words: {
      name: 'operation.score',
      copy: 'result.copyEmail',
      deletion: null,
      batch: 'batch.scores',
      start: 'newBatch.startScores',
      found: 'newBatch.addresses',
      noneFound: 'newBatch.noAddresses',
      rule: {
        title: 'scoreRule.emailScores',
        region: 'scoreRule.emailRegion',
        appliesTo: 'scoreRule.appliesToEmails',
      },
    },
  }),
  overview: defineOperation({
    path: '/v1/profile360/overview',
    request: overviewRequest,
    columns: ['subject_name', 'entity_type', 'dob', 'nationality'],
    describe: ({ subject_name, entity_type, dob, nationality }) => ({
      title: subject_name,
      details: ({ t }) => [
        t(entity_type === 'business' ? 'subject.business' : 'subject.individual'),
        ...(dob ? [t('compare.born', { value: dob })] : []),
        ...(nationality ? [t(COUNTRY_DETAILS[entity_type], { country: nationality })] : []),
      ],
      kind: entity_type === 'business' ? 'business' : 'person',
      // Date of birth, country and type do not count: deleting a name leaves no lookup of it.
      identity: subject_name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase(),
      personalWords: [subject_name, dob ?? '', ...subject_name.split(/[\s,]+/)],
      party: { name: subject_name, type: entity_type, birth: dob ?? null, country: nationality ?? null },
    }),
    named: (name) => ({ subject_name: name, entity_type: 'individual' as const }),
    subjectKind: 'person',
    isScreening: true,
    words: {
      name: 'operation.overview',
      copy: 'result.copyName',
      deletion: 'privacy.nameOnly',
      batch: 'batch.checks',
      start: 'newBatch.startChecks',
      found: 'newBatch.subjects',
      noneFound: 'newBatch.noSubjects',
      rule: {
        title: 'scoreRule.subjectChecks',
        region: 'scoreRule.subjectRegion',
        appliesTo: 'scoreRule.appliesToSubjects',
      },
    },
  }),
};

export type Operation = keyof typeof OPERATIONS;

/** The subject of a lookup: an operation with its request body. */
export type RequestSubject = {
  [Name in Operation]: { operation: Name; request: z.infer<(typeof OPERATIONS)[Name]['request']> };
}[Operation];
export type ScoreSubject = Extract<RequestSubject, { operation: 'score' }>;

/**
 * Returns the common form of all spellings of an address. Only its mail server knows whether they are one mailbox (RFC
 * 5321 §2.4).
 */
export function foldCase(email: string): string {
  return email.toLowerCase();
}
