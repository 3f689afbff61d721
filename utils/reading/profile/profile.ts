import { z } from 'zod/mini';
import { SCREENING_KINDS } from '@/utils/reading/lexicon/screening-kind';
import { scoreRule } from '@/utils/reading/score/score-rule';

/**
 * A JSON Pointer (RFC 6901) in which the segment "*" stands for every item of a list or every key of an object. There is
 * nothing else to it.
 */
export const pattern = z.string().check(z.maxLength(2000), z.regex(/^(\/|$)/, 'A pattern is empty or starts with "/"'));

/** Longest text of an answer that counts as a word. */
export const MAX_WORD = 200;
/** Most words of one field, and most key patterns that are remembered of the answers of one operation. */
export const MAX_WORDS = 50;
export const MAX_FIELDS = 2000;
export const MAX_FACTS = 6;
const MAX_SIGNS = 8;

const word = z.string().check(z.maxLength(MAX_WORD));
const words = z.array(word).check(z.maxLength(MAX_WORDS));

/** A field or list that says whether there is a hit. See `wordOf` for what counts as its word. */
const sign = z.strictObject({
  pattern,
  /** Words that say "hit", that say "none", and that say nothing of this kind of screening. */
  hit: words,
  none: words,
  other: words,
});

/** One row of screening. `screens: false`: the provider does not screen for it. */
const screeningRule = z.strictObject({ screens: z.boolean(), signs: z.array(sign).check(z.maxLength(MAX_SIGNS)) });

/** What a verdict word means for the subject. */
export const VERDICT_MEANINGS = ['calm', 'caution', 'danger', 'neutral'] as const;

const verdictRule = z.strictObject({
  pattern,
  words: z.array(z.strictObject({ word, means: z.enum(VERDICT_MEANINGS) })).check(z.maxLength(MAX_WORDS)),
});

/** The types of a value in an answer. */
export const VALUE_TYPES = ['text', 'number', 'boolean', 'null', 'list', 'object'] as const;
export type ValueType = (typeof VALUE_TYPES)[number];

const fieldPattern = z.strictObject({
  pattern,
  types: z.array(z.enum(VALUE_TYPES)).check(z.minLength(1), z.maxLength(VALUE_TYPES.length)),
  /** It was in every confirmed answer that could have it. */
  always: z.boolean(),
});

/** The fields of a hit that are shown. */
export const HIT_FIELDS = ['name', 'birth', 'country', 'list', 'strength'] as const;
export type HitField = (typeof HIT_FIELDS)[number];

const [sanctions, pep, watchlists, media] = SCREENING_KINDS;
const [name, birth, country, list, strength] = HIT_FIELDS;

const layout = z.strictObject({
  /** Calendar day, such as 2026-11-12. */
  confirmedOn: z.iso.date(),
  verdict: z.optional(verdictRule),
  /** Rows that are absent were not confirmed: the general rules read them. */
  screening: z.strictObject({
    [sanctions]: z.optional(screeningRule),
    [pep]: z.optional(screeningRule),
    [watchlists]: z.optional(screeningRule),
    [media]: z.optional(screeningRule),
  }),
  hit: z.strictObject({
    [name]: z.optional(pattern),
    [birth]: z.optional(pattern),
    [country]: z.optional(pattern),
    [list]: z.optional(pattern),
    [strength]: z.optional(pattern),
  }),
  /** Fields for the top of a result and its card. */
  facts: z.array(pattern).check(z.maxLength(MAX_FACTS)),
  /** The key patterns of the confirmed answers: a new one is noticed. */
  fields: z.array(fieldPattern).check(z.maxLength(MAX_FIELDS)),
});

export const EMPTY_LIST_MEANINGS = ['none-found', 'nothing'] as const;

/**
 * What people have said about the answers of one operation at one base URL. `score`: which number is the score;
 * `layout`: what a person has confirmed about everything else.
 */
export const providerProfile = z.strictObject({
  version: z.literal(1),
  score: z.optional(z.strictObject(scoreRule.shape)),
  layout: z.optional(layout),
  /** What an empty list of hits means: that somebody looked and found none, or nothing. Absent: nobody has said. */
  emptyList: z.optional(z.enum(EMPTY_LIST_MEANINGS)),
});

export type ProviderProfile = z.infer<typeof providerProfile>;
/** Returns noon of the day on which a layout was confirmed, in ms since 1970: that day in the user's time zone. */
export const confirmedAt = ({ confirmedOn }: Pick<Layout, 'confirmedOn'>): number =>
  new Date(`${confirmedOn}T12:00:00`).getTime();

/** Returns the patterns of the confirmed fields of a hit. */
export const hitPatterns = ({ hit }: Pick<Layout, 'hit'>): string[] =>
  Object.values(hit).filter((own) => own !== undefined);

/** Returns the patterns that a layout reads, each once. */
export function patternsUsed({ verdict, screening, hit, facts }: Omit<Layout, 'fields' | 'confirmedOn'>): string[] {
  const signs = SCREENING_KINDS.flatMap((kind) => screening[kind]?.signs ?? []);
  const all = [verdict?.pattern, ...signs.map((own) => own.pattern), ...hitPatterns({ hit }), ...facts];
  return [...new Set(all)].filter((own) => own !== undefined);
}

/** Returns the patterns of a layout that no confirmed answer has, such as one with a position in place of "*". */
export function unconfirmedPatterns(layout: Layout): string[] {
  const known = layout.fields.map(({ pattern }) => pattern.split('/'));
  const isIn = (segments: readonly string[]): boolean =>
    known.some((field) =>
      segments.every((segment, i) => i < field.length && (segment === '*' || segment === field[i])),
    );
  return patternsUsed(layout).filter((own) => !isIn(own.split('/')));
}

/** The parts of a profile that answers are read by. */
export type ReadingProfile = Pick<ProviderProfile, 'score' | 'layout' | 'emptyList'>;
export type Layout = z.infer<typeof layout>;
export type Sign = z.infer<typeof sign>;
export type ScreeningRule = z.infer<typeof screeningRule>;
export type VerdictRule = z.infer<typeof verdictRule>;
export type VerdictMeaning = (typeof VERDICT_MEANINGS)[number];
export type FieldPattern = z.infer<typeof fieldPattern>;
