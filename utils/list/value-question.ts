/** A value that a column may repeat and only the user can read: a date that programs write for an unknown one, or a word for a nationality. */
export interface CellValue {
  about: 'placeholder' | 'country';
  /** Rows that share it share the answer. A date is YYYY-MM-DD. */
  key: string;
  /** As written in the cell. */
  value: string;
}

/** A question that is asked once for a value, however many rows have it. Without an answer, they are left out. */
export interface ValueQuestion extends CellValue {
  /** Number of rows with it. */
  count: number;
}

/** What is sent for each value, by its key: the date, or the alpha-2 code of a country; empty if nothing is. */
export type ValueAnswers = Readonly<Record<CellValue['about'], ReadonlyMap<string, string>>>;

export const NO_VALUE_ANSWERS: ValueAnswers = { placeholder: new Map(), country: new Map() };

/** Returns the values of cells, each once, those of most rows first. */
export function collectValues(values: readonly CellValue[]): ValueQuestion[] {
  const groups = Map.groupBy(values, ({ about, key }) => `${about} ${key}`);
  return [...groups.values()]
    .flatMap((group) => (group[0] ? [{ ...group[0], count: group.length }] : []))
    .sort((a, b) => b.count - a.count);
}
