import { namesBusiness } from '@/utils/subject/legal-form';
import type { PlainKey } from '@/utils/texts/text-key';
import type { Texts } from '@/utils/texts/texts';
import { type BirthColumns, birthColumns, joinBirth } from './birth-columns';
import { foldHeading, formsOf, headingSet } from './headings';
import { combineName, guessNameColumns } from './name-columns';
import { namePartOf } from './name-part';
import { isTotalRow } from './report-rows';

/** The columns of each field of the subject form; null if no column has it. */
export interface SubjectColumns {
  /** The columns that make up the full name, in their order; empty if none is chosen. */
  name: readonly number[];
  /** A table of one kind needs no column: every row has that kind. */
  entityType: number | 'individual' | 'business' | null;
  /** One column, or those of its year, month and day. */
  dob: number | BirthColumns | null;
  country: number | null;
}

type Field = Exclude<keyof SubjectColumns, 'name'>;
/** Names of the fields in the interface. */
const NAMES = {
  entityType: 'subject.type',
  dob: 'subject.dob',
  country: 'subject.nationality',
} as const satisfies Record<Field, PlainKey>;

/** Headings that mean a field. Files keep their language; without a known date of birth, two people of one name share a result. */
const HEADINGS: Record<Field, readonly string[]> = {
  // biome-ignore format: one line for English, one for the other languages
  entityType: [
    'entity type', 'type', 'entity', 'kind', 'subject type', 'customer type', 'client type', 'contact type', 'party type', 'person type', 'company type',
    'Art', 'Typ', 'Kundentyp', 'tipo', 'tipo de entidad', 'soort', 'type de client', '種類', '種別', '类型', '類型', '유형',
  ],
  // biome-ignore format: as above
  dob: [
    'dob', 'date of birth', 'birth date', 'birthday', 'born', 'birth', 'birth day', 'd.o.b.',
    'Geburtsdatum', 'Geburtstag', 'Geburt', 'naissance', 'nacimiento', 'nascita', 'nascimento', 'geboorte', 'geboren', 'geboren am', 'geb.', 'geb. am', 'Geb.-Datum', 'Geb.Dat.', 'Geb.-Tag', 'date de naissance', 'date naissance', 'date de naiss.', 'né le', 'né(e) le', 'fecha de nacimiento', 'fecha nacimiento', 'fecha de nac.', 'data di nascita', 'data nascita', 'data de nascimento', 'data nascimento', 'geboortedatum', 'data urodzenia', '生年月日', '誕生日', '出生日期', '生日', '생년월일', 'дата рождения',
  ],
  // biome-ignore format: as above
  country: [
    'nationality', 'citizenship', 'country of citizenship', 'country of nationality', 'citizen of', 'nationality code',
    'Nationalität', 'Staatsangehörigkeit', 'Staatsbürgerschaft', 'nationalité', 'citoyenneté', 'nacionalidad', 'ciudadanía', 'nazionalità', 'cittadinanza', 'nacionalidade', 'cidadania', 'nationaliteit', 'staatsburgerschap', 'narodowość', 'obywatelstwo', '国籍', '國籍', '국적', 'гражданство',
  ],
};
/** A bare country may be the country of residence. It counts only if no column says more, and the user is told. */
// biome-ignore format: as above
const BARE_COUNTRY = headingSet([
  'country', 'country code', 'country name',
  'Land', 'Ländercode', 'pays', 'code pays', 'país', 'código de país', 'paese', 'landcode', 'kraj', '国', '国名', '国家', '國家', '국가',
]);
const SETS = {
  entityType: headingSet(HEADINGS.entityType),
  dob: headingSet(HEADINGS.dob),
  country: headingSet(HEADINGS.country),
};

const isKnownIn = (set: ReadonlySet<string>) => (heading: string) => formsOf(heading).some((form) => set.has(form));

export const isBirthHeading = isKnownIn(SETS.dob);
export const isNationalityHeading = isKnownIn(SETS.country);

/**
 * Guesses the columns by their headings, in our languages or as the interface names the fields, and the names by the
 * first rows too. A column serves one field.
 */
export function guessColumns(
  columns: readonly string[],
  rows: readonly { cells: readonly string[] }[],
  { t }: Pick<Texts, 't'>,
): SubjectColumns {
  const find = (field: Field): number | null => {
    const own = foldHeading(t(NAMES[field]));
    return first(columns, isKnownIn(SETS[field])) ?? first(columns, (heading) => formsOf(heading).includes(own));
  };
  const ownName = foldHeading(t('column.name'));
  const byTheirHeadings = guessNameColumns(columns, rows);
  const byOurName = first(columns, (heading) => foldHeading(heading) === ownName);
  const name = byTheirHeadings.length > 0 || byOurName === null ? byTheirHeadings : [byOurName];
  const country = find('country') ?? first(columns, isBareCountry);
  const parts = birthColumns(columns);
  const isWhole = (at: number) => !parts?.includes(at) && isBirthHeading(columns[at] ?? '');
  const dob = parts === null ? find('dob') : (columns.keys().find(isWhole) ?? parts);
  const isOfPeople =
    dob !== null && rows.length > 0 && rows.every((row) => isTotalRow(row.cells) || isOfPerson(row, name, dob));
  return { name, entityType: find('entityType') ?? (isOfPeople ? 'individual' : null), dob, country };
}

/** Whether a row states a birth, which no business has, and no name of a business. */
const isOfPerson = (row: { cells: readonly string[] }, name: readonly number[], dob: number | BirthColumns): boolean =>
  birthOf(row.cells, dob) !== '' && !namesBusiness(combineName(name.map((at) => row.cells[at] ?? '')));

/** Returns what a row states as the date of birth; empty if nothing. */
export function birthOf(cells: readonly string[], dob: SubjectColumns['dob']): string {
  if (dob === null) return '';
  if (typeof dob === 'number') return cells[dob] ?? '';
  const [year, month, day] = dob;
  return joinBirth(cells[year] ?? '', cells[month] ?? '', cells[day] ?? '');
}

function first(columns: readonly string[], isMeant: (heading: string) => boolean): number | null {
  const at = columns.findIndex(isMeant);
  return at < 0 ? null : at;
}

/** Whether a heading says only "country", which may be where somebody lives. */
export const isBareCountry = isKnownIn(BARE_COUNTRY);

const EMAIL = headingSet([
  'email',
  'e-mail',
  'mail',
  'email address',
  'e-mail address',
  'mail address',
  'E-Mail-Adresse',
  'courriel',
  'adresse e-mail',
  'adresse mail',
  'correo',
  'correo electrónico',
  'indirizzo email',
  'indirizzo e-mail',
  'posta elettronica',
  'endereço de e-mail',
  'e-mailadres',
  'メール',
  'メールアドレス',
  '邮箱',
  '電子郵件',
  '电子邮件',
  '이메일',
]);

/** Whether a cell is a heading of subjects or addresses; rows above one are titles. */
export const isKnownHeading = (cell: string): boolean =>
  cell.length <= 80 &&
  (namePartOf(cell) !== null ||
    isBareCountry(cell) ||
    [...Object.values(SETS), EMAIL].some((set) => isKnownIn(set)(cell)));
