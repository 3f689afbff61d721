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
/** Headings that mean a field, folded. Files keep their language; without a known date of birth, two people of one name share a result. */
const HEADINGS: Record<keyof SubjectColumns, readonly string[]> = {
  // biome-ignore format: one line for English, one for the other languages
  name: [
    'subject name', 'full name', 'name', 'subject', 'customer', 'customer name', 'company name',
    'vollständiger name', 'nom complet', 'nom', 'nombre completo', 'nombre', 'nome completo', 'nome', 'naam', '氏名', '名前',
  ],
  // biome-ignore format: as above
  entityType: [
    'entity type', 'type', 'entity', 'kind', 'subject type',
    'art', 'typ', 'tipo', 'soort', '種類', '種別',
  ],
  // biome-ignore format: as above
  dob: [
    'dob', 'date of birth', 'birth date', 'birthdate', 'birthday', 'born', 'birth', 'birth day',
    'geburtsdatum', 'geburtstag', 'date de naissance', 'fecha de nacimiento', 'data di nascita', 'data de nascimento', 'geboortedatum', '生年月日',
  ],
  // biome-ignore format: as above
  country: [
    'nationality', 'country', 'country code', 'citizenship',
    'nationalität', 'staatsangehörigkeit', 'land', 'nationalité', 'pays', 'nacionalidad', 'país', 'nazionalità', 'paese', 'nacionalidade', 'nationaliteit', '国籍', '国',
  ],
};

const fold = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Guesses the columns by their headings, in our languages or as the interface names the fields; a column serves one field. */
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
