import type { EmailFacts } from '../facts/email-facts.ts';
import { verdictOf } from '../facts/reason.ts';
import type { SubjectFacts } from '../facts/subject-facts.ts';
import type { Json, JsonObject } from '../json.ts';
import { emailSections, reasonList, technicalFields } from '../sections/email-sections.ts';
import { subjectSections } from '../sections/subject-sections.ts';
import type { Layout } from './layout.ts';
import { mapObject } from './map-json.ts';
import { nested } from './nested.ts';

/** What both operations have in common for a layout. */
type Facts = Pick<EmailFacts & SubjectFacts, 'requestId' | 'score' | 'reasons'>;

/** A layout of one level: what `head` makes of the score, then the sections. `emailHead` replaces or adds fields of it. */
const oneLevel = (
  purpose: string,
  head: (facts: Facts) => JsonObject,
  emailHead: (facts: Facts) => JsonObject = head,
): Layout => ({
  purpose,
  score: (facts) => ({
    ...technicalFields(facts.requestId),
    email: facts.email,
    ...emailHead(facts),
    ...emailSections(facts),
  }),
  overview: (facts) => ({ ...technicalFields(facts.requestId), ...head(facts), ...subjectSections(facts) }),
});

/** Snake case, one clear score at the top, whose scale is nowhere stated. */
const flat = oneLevel(
  'snake_case, risk_score 0–100 at the top, sections below; the scale is not stated',
  (facts) => ({ risk_score: facts.score, risk_level: verdictOf(facts.score).level, reasons: reasonList(facts) }),
  (facts) => ({
    risk_score: facts.score,
    risk_level: verdictOf(facts.score).level,
    recommendation: verdictOf(facts.score).action,
    reasons: reasonList(facts),
  }),
);

const camelKey = (key: string): string => key.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** The flat layout in camelCase: `riskScore`, `dateOfBirth`. */
const camel: Layout = {
  purpose: 'the flat layout in camelCase',
  score: (facts) => mapObject(flat.score(facts), { key: camelKey }),
  overview: (facts) => mapObject(flat.overview(facts), { key: camelKey }),
};

const envelope = (facts: Facts, data: JsonObject, calculation_time: number, credits_remaining: number): JsonObject => ({
  success: true,
  error: {},
  data,
  meta: { ...technicalFields(facts.requestId), calculation_time, credits_remaining },
});
const scoreAndState = ({ score }: Facts): JsonObject => ({
  score: { value: score, max: 100 },
  state: verdictOf(score).action,
});

/** Everything inside `data`, an empty `error` on success, and a score object that states its own scale. */
const enveloped: Layout = {
  purpose: '{success, error: {}, data}, the score is an object with value and max',
  score: (facts) => {
    const applied_rules = facts.reasons.map(({ code, text, points }) => ({
      id: code,
      name: text,
      operation: '+',
      score: points,
    }));
    const data = { email: facts.email, ...scoreAndState(facts), applied_rules, ...emailSections(facts) };
    return envelope(facts, data, 412, 9_874);
  },
  overview: (facts) => {
    const data = { ...scoreAndState(facts), reasons: reasonList(facts), ...subjectSections(facts) };
    return envelope(facts, data, 2_318, 9_873);
  },
};

/**
 * The body of a failure that travels with status 200.
 *
 * @param message the service's text for people
 * @param code the service's code
 */
export function failedBody(requestId: string, message: string, code: string): JsonObject {
  return { success: false, error: { code, message }, data: {}, request_id: requestId };
}

const unavailable = ({ requestId }: Facts): JsonObject =>
  failedBody(requestId, 'The data sources did not answer in time. Nothing was looked up.', 'SOURCES_UNAVAILABLE');

/** Status 200, yet the body says that it failed. */
const failedInside: Layout = {
  purpose: 'status 200 with success: false',
  score: unavailable,
  overview: unavailable,
};

const trustAndCluster = ({ score }: Facts): JsonObject => ({
  trust_score: 1000 - 10 * score,
  score_cluster: ['very_high', 'high', 'medium', 'low', 'very_low'][Math.floor(score / 20)] ?? 'medium',
});

/** A score where more is safer, 0–1000, with a word whose "very_high" means very safe. */
const safety = oneLevel(
  'trust_score 0–1000, a higher number is safer',
  (facts) => ({ ...trustAndCluster(facts), reasons: reasonList(facts) }),
  (facts) => ({ ...trustAndCluster(facts), reason_codes: facts.reasons.map(({ code }) => code).join(', ') }),
);

/** No single score, only the service's words and the sections. The remaining numbers are counts, ages and matches. */
const scoreless = oneLevel(
  'no score at all: verdict words and sections',
  (facts) => ({ result: facts.reasons.length > 0 ? 'consider' : 'clear', reasons: reasonList(facts) }),
  (facts) => ({
    result: verdictOf(facts.score).action,
    reputation: { low: 'high', medium: 'medium', high: 'none' }[verdictOf(facts.score).level],
    suspicious: facts.score >= 65,
    reasons: reasonList(facts),
  }),
);

const asText = (value: null | boolean | number | string): Json =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : (value ?? 'N/A');

/** The flat layout with every number and boolean as text, and the score as "72/100". */
const text: Layout = {
  purpose: 'numbers and booleans as text, the score as "72/100", nothing as "N/A"',
  score: (facts) => ({ ...mapObject(flat.score(facts), { leaf: asText }), risk_score: `${facts.score}/100` }),
  overview: (facts) => ({ ...mapObject(flat.overview(facts), { leaf: asText }), risk_score: `${facts.score}/100` }),
};

// 50 would mirror to itself, and two equal numbers under two names are no conflict.
const otherScore = (score: number): number => (score === 50 ? 49 : 100 - score);

/** Two numbers side by side that could each be "the" score and always differ; choosing one would be a guess. */
const twoScores = oneLevel('risk_score and fraud_score side by side: a reader has to ask', (facts) => ({
  risk_score: facts.score,
  fraud_score: otherScore(facts.score),
  reasons: reasonList(facts),
}));

/** Names of the layouts, as the command line and the settings take them. */
export const layoutNames = [
  'flat',
  'enveloped',
  'camel',
  'scoreless',
  'text',
  'two-scores',
  'safety',
  'nested',
  'failed-inside',
] as const;

/** Name of a layout. */
export type LayoutName = (typeof layoutNames)[number];

/** The layouts by name. Each is an invention: the interface shows no field of either answer. */
export const layouts: Readonly<Record<LayoutName, Layout>> = {
  flat,
  enveloped,
  camel,
  scoreless,
  text,
  'two-scores': twoScores,
  safety,
  nested,
  'failed-inside': failedInside,
};

/**
 * Reads a layout out of a subject, so that layouts can be tried by hand without changing a setting:
 * `layout-two-scores@example.com`, or the name "Layout camel".
 *
 * @returns the layout's name, or null when the subject asks for none
 */
export function layoutForSubject(subject: string): LayoutName | null {
  const asked = subject.toLowerCase().split('@')[0]?.trim().replaceAll(/\s+/g, '-') ?? '';
  return layoutNames.find((name) => asked === `layout-${name}`) ?? null;
}
