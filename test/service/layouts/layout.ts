import type { EmailFacts } from '../facts/email-facts.ts';
import type { SubjectFacts } from '../facts/subject-facts.ts';
import type { JsonObject } from '../json.ts';

/** One invented way to write the same facts down. Both functions are pure and give the body of a 200 answer. */
export interface Layout {
  /** One line for people who choose a layout. */
  readonly purpose: string;
  score(facts: EmailFacts): JsonObject;
  overview(facts: SubjectFacts): JsonObject;
}
