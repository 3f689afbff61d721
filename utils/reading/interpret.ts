import type { RequestSubject } from '@/utils/service/operations';
import { type Interpretation, parseAnswer } from './parse-answer';
import type { ProviderProfile } from './profile/profile';
import { type ProviderProfiles, profileFor } from './profile/profiles';

/** The lookup that an answer belongs to. */
interface InterpretedLookup {
  id: string;
  state: string;
  baseUrl: string;
  subject: RequestSubject;
}

/** A lookup with its stored answer, if it has one. */
export interface AnsweredLookup {
  record: InterpretedLookup;
  answer?: { text: string } | null | undefined;
}

/**
 * Reads a stored answer by the provider profile of the service that sent it: the one way from an answer to what is
 * shown or exported. Null if the text is not JSON.
 */
export function interpret(
  lookup: Pick<InterpretedLookup, 'baseUrl' | 'subject'>,
  answer: { text: string },
  profiles: ProviderProfiles,
): Interpretation | null {
  return parseAnswer(answer.text, lookup.subject, profileFor(profiles, lookup.baseUrl, lookup.subject.operation));
}

const texts = new WeakMap<ProviderProfile, string>();

/** A profile may have thousands of patterns, and a page thousands of lookups: each is written as a text once. */
function textOf(profile: ProviderProfile): string {
  const known = texts.get(profile) ?? JSON.stringify(profile);
  texts.set(profile, known);
  return known;
}

/** Whether two profiles read alike. */
export const isSameProfile = (a: ProviderProfile | undefined, b: ProviderProfile | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && textOf(a) === textOf(b));

/** Interpretations by lookup id, with the answer and profile that each was made from. */
export type Interpretations = ReadonlyMap<
  string,
  { text: string; profile: ProviderProfile | undefined; interpretation: Interpretation | null }
>;

/**
 * Interprets the answers of finished lookups. Keeps an interpretation in `before` if its answer and profile are the same,
 * so that a page reads each answer once; drops those that are no longer listed.
 */
export function interpretAll(
  answered: readonly AnsweredLookup[],
  profiles: ProviderProfiles,
  before: Interpretations = new Map(),
): Interpretations {
  const all: Map<string, NonNullable<ReturnType<Interpretations['get']>>> = new Map();
  for (const { record, answer } of answered) {
    if (record.state !== 'done' || !answer) continue;
    const { text } = answer;
    const profile = profileFor(profiles, record.baseUrl, record.subject.operation);
    const known = all.get(record.id) ?? before.get(record.id);
    const isCurrent = known?.text === text && isSameProfile(known.profile, profile);
    all.set(record.id, isCurrent ? known : { text, profile, interpretation: interpret(record, answer, profiles) });
  }
  return all;
}
