/** What the value of a field of an entry, or of a person, is. */
export type Field =
  | 'best-name'
  | 'name'
  | 'names'
  | 'other-name'
  | 'headline'
  | 'first-name'
  | 'middle-name'
  | 'last-name'
  | 'second-last-name'
  | 'birth'
  | 'birth-year'
  | 'birth-month'
  | 'birth-day'
  | 'birth-place'
  | 'country'
  | 'alias'
  | 'list-name'
  | 'source'
  | 'authority';

/** A meaning with its words, `|` between them, the languages beside each other. Keys have them in any case style. */
export interface FieldRow {
  is: Field;
  en?: string;
  de?: string;
  fr?: string;
  es?: string;
  pt?: string;
  it?: string;
  nl?: string;
  pl?: string;
  /** Other languages and scripts. */
  other?: string;
}
