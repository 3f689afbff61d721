/** One line of defence: where it stands, how it is taken away, and the test that must notice. */
export interface Guard {
  /** Number of the threat in docs/threat-model.md: `T9`. */
  threat: `T${number}`;
  /** What it keeps out. */
  name: string;
  file: string;
  /** Stands in the file exactly once. */
  find: string;
  /** What is put in its place: nothing, or the opposite. */
  put: string;
  test: string;
}
