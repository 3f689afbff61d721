import type { DateValue } from '@/utils/reading/json/date-value';
import type { Link } from './link';

/** One group: loose fields first, then the service's own sections that belong to it, undivided. */
export interface Section {
  group: GroupId;
  /** Our word for the group. */
  title: string;
  fields: AnswerField[];
  parts: AnswerPart[];
}

/** An object or list of the answer, under the service's own title. */
export interface AnswerPart {
  pointer: string;
  /** Its key, or the position in a list ("0"). */
  key: string;
  /** The service's title in words; for an item of a list its own name ("Apollo") or "1", "2", … */
  title: string;
  /** true: the children are items of a list, in the service's order. */
  list: boolean;
  fields: AnswerField[];
  parts: AnswerPart[];
}

/**
 * A leaf or a list of scalars. Item i of a list has the pointer `${pointer}/${i}`. The leaves of all sections are
 * exactly the leaves of the answer.
 */
export interface AnswerField {
  pointer: string;
  key: string;
  name: string;
  value: Value;
}

/** A value that is not a list. Lists hold these. */
export type Plain =
  | { kind: 'text'; text: string }
  | { kind: 'number'; text: string; number: number }
  /** Digits that are an identifier, not a quantity. `exact: false`: JSON.parse lost digits. */
  | { kind: 'identifier'; text: string; exact: boolean }
  | { kind: 'boolean'; text: string; value: boolean }
  | DateValue
  | ({ kind: 'link'; text: string } & Link)
  /** "Not given": never "no", never "clear". `text` is the text sent ("N/A", "", "null", "[]", "{}"). */
  | { kind: 'empty'; text: string };

export type Value = Plain | { kind: 'list'; items: Plain[] };

/**
 * Our titles of the groups in which an answer is shown; the parts inside keep the service's titles. `group-of.ts` has
 * their order, `group-words.ts` the words that select them.
 */
export const GROUP_TITLES = {
  request: 'What was asked',
  score: 'Score and verdict',
  why: 'Why',
  identity: 'Identity',
  screening: 'Screening',
  accounts: 'Accounts and profiles',
  breaches: 'Breaches',
  mail: 'Email and deliverability',
  domain: 'Domain',
  phone: 'Phone',
  network: 'Network and device',
  company: 'Company',
  relations: 'Relations',
  history: 'History',
  sources: 'Sources and coverage',
  other: 'Other',
  technical: 'Technical',
} as const;

export type GroupId = keyof typeof GROUP_TITLES;
