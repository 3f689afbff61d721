/** One line of defence: where it is, how it is taken away, and the test that must notice. */
export interface Guard {
  /** Number of the threat in docs/threat-model.md: `T9`. */
  threat: `T${number}`;
  /** What it keeps out. */
  name: string;
  file: string;
  /** Occurs exactly once in the file. */
  find: string;
  /** Replaces it: nothing, or the opposite. */
  put: string;
  test: string;
}

type Row = [threat: Guard['threat'], name: string, find: string, put?: string];

/** The guards of one file whose loss one test notices; a guard without `put` is removed. */
export function guardsOf(file: string, test: string, rows: readonly Row[]): Guard[] {
  return rows.map(([threat, name, find, put = '']) => ({ threat, name, file, find, put, test }));
}
