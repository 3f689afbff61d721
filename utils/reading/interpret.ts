import type { RequestSubject } from '@/utils/service/operations';
import { type Interpretation, parseAnswer } from './parse-answer';
import { ruleFor, type ScoreRules } from './score/score-rules';

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
 * Reads a stored answer by the user's score rule for the service that sent it: the one way from an answer to what is
 * shown or exported. Null if the text is not JSON.
 */
export function interpret(
  lookup: Pick<InterpretedLookup, 'baseUrl' | 'subject'>,
  answer: { text: string },
  rules: ScoreRules,
): Interpretation | null {
  return parseAnswer(answer.text, lookup.subject, ruleFor(rules, lookup.baseUrl, lookup.subject.operation));
}

/** Interpretations by lookup id, with the answer and rule that each was made from. */
export type Interpretations = ReadonlyMap<
  string,
  { text: string; rule: string | undefined; interpretation: Interpretation | null }
>;

/**
 * Interprets the answers of finished lookups. Keeps an interpretation in `before` if its answer and rule are the same,
 * so that a page reads each answer once; drops those that are no longer listed.
 */
export function interpretAll(
  answered: readonly AnsweredLookup[],
  rules: ScoreRules,
  before: Interpretations = new Map(),
): Interpretations {
  const all: Map<string, NonNullable<ReturnType<Interpretations['get']>>> = new Map();
  for (const { record, answer } of answered) {
    if (record.state !== 'done' || !answer) continue;
    const { text } = answer;
    const rule = JSON.stringify(ruleFor(rules, record.baseUrl, record.subject.operation));
    const known = all.get(record.id) ?? before.get(record.id);
    const isSame = known?.text === text && known.rule === rule;
    all.set(record.id, isSame ? known : { text, rule, interpretation: interpret(record, answer, rules) });
  }
  return all;
}
