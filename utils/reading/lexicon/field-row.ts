import type { Languages } from './languages';

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

/** A meaning with its phrases, `|` between them. Keys have them in any case style. */
export interface FieldRow extends Languages {
  is: Field;
}
