import { z } from 'zod/mini';
import { digestOf } from '../lookup/subject-key';

/** What a line of the journal can be about. */
export const LOG_EVENTS = [
  /** A lookup that was sent or answered from a saved result. */
  'lookup',
  /** Of the user, about a subject or a hit. */
  'decision',
  /** A decision that the user has taken back. */
  'undone',
  /** The user's own record of a subject was changed. */
  'record',
  /** A file of the user or a colleague was read in. */
  'read-in',
  /** Results reached the end of their retention. */
  'expired',
  /** All data were deleted. */
  'deletion',
] as const;

/** What a line of the lookup log states. Texts are empty if they do not apply; nothing of it is sent anywhere. */
const statement = z.strictObject({
  event: z.enum(LOG_EVENTS),
  operator: z.string(),
  operation: z.string(),
  /** The values that were asked, the name or address first. */
  subject: z.string(),
  /** The case and the reason that the user gave. */
  reference: z.string(),
  reason: z.string(),
  how: z.enum(['sent', 'reused', '']),
  /**
   * The final state of a lookup, with the kind of a failure; the number of deleted lookups; of expired ones with the day on
   * which they were answered: "31: 2026-11-12"; the use of a file that was read in, with its counts.
   */
  outcome: z.string(),
  /** The user's decision; before there were lines for what is taken back, `none` or the decision that returned. */
  decision: z.string(),
  /** The id of the lookup. */
  lookup: z.string(),
  // Lines of before have none of the rest.
  /** Name and list of a hit that was decided, as they were drawn. */
  hit: z.optional(z.string()),
  /** The note or reason that the user gave with a decision. */
  note: z.optional(z.string()),
  /** How the hit compared with what was asked, in words, when it was decided. */
  compared: z.optional(z.string()),
  /** The last day of a decision, YYYY-MM-DD. */
  validUntil: z.optional(z.string()),
  /** The number of hits that were decided in the same press, if there are several. */
  together: z.optional(z.string()),
  /** The number of the line that is taken back. */
  line: z.optional(z.string()),
  /** What a decision is stored under; see `decisionOfLine`. */
  keys: z.optional(z.string()),
  /** The digest of a file that was read in. */
  file: z.optional(z.string()),
});
export type LogStatement = z.infer<typeof statement>;
/** The names of what a line states, in the order in which they are digested. */
export const STATED = z.keyof(statement).options;
/** What lines have always stated. The rest is digested only if a line states any of it. */
export const FIRST_STATED = 10;

/** A statement that says nothing yet. */
export const EMPTY_STATEMENT: Omit<LogStatement, 'event'> = {
  operator: '',
  operation: '',
  subject: '',
  reference: '',
  reason: '',
  how: '',
  outcome: '',
  decision: '',
  lookup: '',
};

/**
 * A line of the lookup log. `digest` covers number, time, `contentDigest` and the digest of the line before, so that a
 * changed, removed or moved line is noticed. `salt` and `content` are null once the subject is deleted; the line still
 * holds its place.
 */
export const logLine = z.strictObject({
  number: z.int().check(z.positive()),
  /** Milliseconds. */
  at: z.int(),
  /** Random, so that nobody can guess deleted content from its digest. */
  salt: z.nullable(z.string()),
  content: z.nullable(statement),
  contentDigest: z.string(),
  previous: z.string(),
  digest: z.string(),
});
export type LogLine = z.infer<typeof logLine>;

/** The digest that the first line names as the one before. */
export const NO_LINE = '0'.repeat(32);

/** Returns the digest of what a line states: of the texts up to the last one that is not empty, and at least of the first ten. */
export function contentDigest(salt: string, content: LogStatement): string {
  const texts = STATED.map((field) => content[field] ?? '');
  const length = Math.max(FIRST_STATED, texts.findLastIndex((text) => text !== '') + 1);
  return digestOf(JSON.stringify([salt, texts.slice(0, length)]));
}

/** Returns the digest of a line. */
export const lineDigest = (line: Pick<LogLine, 'number' | 'at' | 'contentDigest' | 'previous'>): string =>
  digestOf(JSON.stringify([line.number, line.at, line.contentDigest, line.previous]));

/**
 * Returns the line after `last`.
 * @param last the line before; undefined for the first
 * @param salt random text
 */
export function nextLine(
  last: Pick<LogLine, 'number' | 'digest'> | undefined,
  content: LogStatement,
  { at, salt }: { at: number; salt: string },
): LogLine {
  const line = {
    number: (last?.number ?? 0) + 1,
    at,
    contentDigest: contentDigest(salt, content),
    previous: last?.digest ?? NO_LINE,
  };
  return { ...line, salt, content, digest: lineDigest(line) };
}

/** Returns a line without what it states and without the salt: number, time and digests stay. */
export const withoutContent = (line: LogLine): LogLine => ({ ...line, salt: null, content: null });

/** Returns a line in short, as a note quotes it: its number and the beginning of its digest. */
export const shortLine = ({ number, digest }: Pick<LogLine, 'number' | 'digest'>): string =>
  `${number} · ${digest.slice(0, 8)}`;
