import type { DateValue } from './date-value';

/** A text that is wholly an http(s) link. It is never loaded automatically. */
export interface Link {
  href: string;
  /** The address that opens, in ASCII. Display it instead of the text if the text's host imitates another host. */
  opens?: string;
}

/** One group: loose fields first, then the service's own sections that belong to it, undivided. */
export interface Section {
  group: GroupId;
  fields: AnswerField[];
  parts: AnswerPart[];
}

/** An object or list of the answer, under the service's own title. */
export interface AnswerPart {
  pointer: string;
  /** Its key, or the position in a list ("0"). */
  key: string;
  /**
   * The service's title in words; for an item of a list its own name ("Apollo") or "1", "2", …; empty for a whole
   * answer that is a list.
   */
  title: string;
  /** true: the children are items of a list, in the service's order. */
  list: boolean;
  /** How often its key was sent; these are the fields and parts of the last one. */
  times?: number;
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
  /** Empty for an answer that is a single value. */
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
  | { kind: 'empty'; text: string }
  /** All values of a key that was sent more than once. */
  | { kind: 'repeated'; text: string; times: number };

export type Value = Plain | { kind: 'list'; items: Plain[] };

/** The groups in which an answer is shown. `group-of.ts` has their order, `group-words.ts` the words that select them. */
export type GroupId =
  | 'request'
  | 'score'
  | 'why'
  | 'identity'
  | 'screening'
  | 'accounts'
  | 'breaches'
  | 'mail'
  | 'domain'
  | 'phone'
  | 'network'
  | 'company'
  | 'relations'
  | 'history'
  | 'sources'
  | 'other'
  | 'technical';
