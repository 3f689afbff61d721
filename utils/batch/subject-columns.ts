/** The column of each field of the subject form; null if no column has it. */
export interface SubjectColumns {
  name: number | null;
  /** A table of one kind needs no column: every row has that kind. */
  entityType: number | 'individual' | 'business' | null;
  dob: number | null;
  country: number | null;
}

/** Headings that mean a field, folded; the interface's own name first. */
const HEADINGS: Record<keyof SubjectColumns, readonly string[]> = {
  name: ['subject name', 'full name', 'name', 'subject', 'customer', 'customer name', 'company name'],
  entityType: ['entity type', 'type', 'entity', 'kind', 'subject type'],
  dob: ['dob', 'date of birth', 'birth date', 'birthdate', 'birthday', 'born'],
  country: ['nationality', 'country', 'country code', 'citizenship'],
};

const fold = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Guesses the columns by their headings; a column serves one field. */
export function guessColumns(columns: readonly string[]): SubjectColumns {
  const folded = columns.map(fold);
  const find = (field: keyof SubjectColumns): number | null => {
    for (const heading of HEADINGS[field]) {
      const at = folded.indexOf(heading);
      if (at >= 0) return at;
    }
    return null;
  };
  return { name: find('name'), entityType: find('entityType'), dob: find('dob'), country: find('country') };
}
