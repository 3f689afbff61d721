import type { PlainKey } from '../texts/text-key';
import type { Texts } from '../texts/texts';

/** The column of each field of the subject form; null if no column has it. */
export interface SubjectColumns {
  name: number | null;
  /** A table of one kind needs no column: every row has that kind. */
  entityType: number | 'individual' | 'business' | null;
  dob: number | null;
  country: number | null;
}

/** Names of the fields in the interface. */
const NAMES = {
  name: 'column.name',
  entityType: 'column.type',
  dob: 'column.dob',
  country: 'column.nationality',
} as const satisfies Record<keyof SubjectColumns, PlainKey>;
/** English headings that mean a field, folded; the provider's own name first. */
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

/** Guesses the columns by their headings, English or as the interface names the fields; a column serves one field. */
export function guessColumns(columns: readonly string[], { t }: Pick<Texts, 't'>): SubjectColumns {
  const folded = columns.map(fold);
  const find = (field: keyof SubjectColumns): number | null => {
    for (const heading of [...HEADINGS[field], fold(t(NAMES[field]))]) {
      const at = folded.indexOf(heading);
      if (at >= 0) return at;
    }
    return null;
  };
  return { name: find('name'), entityType: find('entityType'), dob: find('dob'), country: find('country') };
}
