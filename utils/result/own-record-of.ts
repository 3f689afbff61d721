import { formsOf, headingSet } from '@/utils/list/headings';
import { combineName, guessNameColumns } from '@/utils/list/name-columns';
import { namePartOf } from '@/utils/list/name-part';
import { isBareCountry, isBirthHeading, isNationalityHeading } from '@/utils/list/subject-columns';
import { type OwnRecord, ownRecord } from '@/utils/lookup/own-record';
import type { RequestSubject } from '@/utils/service/operations';
import { describeSubject } from '@/utils/service/request-subject';
import { alpha2Of } from '@/utils/subject/countries';
import { countryNamed } from '@/utils/subject/country-names';
import { readBirthDate } from '@/utils/subject/read-birth-date';

/** Headings of names besides the one that is sent. */
const NAMES = headingSet([
  ...['alias', 'aliases', 'aka', 'a.k.a.', 'also known as', 'other name', 'other names', 'former name', 'former names'],
  ...['previous name', 'previous names', 'maiden name', 'birth name', 'nickname', 'alternative name', 'trading name'],
  ...['Aliasname', 'Geburtsname', 'frühere Namen', 'andere Namen', 'autre nom', 'autres noms', 'nom de naissance'],
  ...['otro nombre', 'otros nombres', 'altro nome', 'altri nomi', 'outro nome', 'outros nomes', 'andere naam'],
  ...['andere namen', 'meisjesnaam', '別名', '旧姓'],
]);
/** Headings of the employer or account of the owner of an address. */
const COMPANIES = headingSet([
  ...['company', 'company name', 'employer', 'organization', 'organisation', 'account name', 'business name'],
  ...[
    'Firma',
    'Firmenname',
    'Unternehmen',
    'Arbeitgeber',
    'entreprise',
    'société',
    'employeur',
    'empresa',
    'empleador',
  ],
  ...[
    'azienda',
    'datore di lavoro',
    'empregador',
    'bedrijf',
    'bedrijfsnaam',
    'werkgever',
    '会社名',
    '公司',
    '公司名称',
  ],
]);
const PHONES = headingSet([
  ...[
    'phone',
    'phone number',
    'telephone',
    'telephone number',
    'tel',
    'mobile',
    'mobile number',
    'mobile phone',
    'cell',
  ],
  ...['cell phone', 'Telefon', 'Telefonnummer', 'Mobil', 'Mobilnummer', 'Handy', 'téléphone', 'portable', 'teléfono'],
  ...[
    'móvil',
    'celular',
    'telefono',
    'cellulare',
    'telefone',
    'telemóvel',
    'telefoon',
    'mobiel',
    '電話',
    '電話番号',
    '电话',
  ],
]);

/**
 * Returns the user's own record that the kept columns of a batch's file make: what they add to the facts that were sent,
 * or state of the owner of an email address. Null if they add nothing.
 * @param rows cells of the lines of this subject, in the order of `headings`
 * @param today the latest birth, YYYY-MM-DD
 */
export function ownRecordOf(
  subject: RequestSubject,
  { headings, rows }: { headings: readonly string[]; rows: readonly (readonly string[])[] },
  today: string,
): OwnRecord | null {
  const { party } = describeSubject(subject);
  if (party === null) return ownerOf(headings, rows);
  const cells = cellsIn(headings, rows);
  const births = cells(isBirthHeading).flatMap((text) => {
    const read = readBirthDate(text, today);
    return read.is === 'date' ? read.iso : [];
  });
  const countries = cells(isNationalityHeading).flatMap((text) => countryNamed(text) ?? []);
  const names = cells(isIn(NAMES)).flatMap((text) => text.split(/[;|]/).map((name) => name.trim()));
  const made = ownRecord.safeParse({
    names: [...new Set(names)].filter((name) => name !== ''),
    birth: party.birth ?? only(births),
    country: party.country === null ? only(countries) : alpha2Of(party.country),
  });
  if (!made.success) return null;
  const adds = made.data.names.length > 0 || (party.birth === null && made.data.birth !== null);
  return adds || (party.country === null && made.data.country !== null) ? made.data : null;
}

/** Returns what the kept columns state of the owner of an email address; null if they state nothing. */
function ownerOf(headings: readonly string[], rows: readonly (readonly string[])[]): OwnRecord | null {
  const cells = cellsIn(headings, rows);
  const stated = (isMeant: (heading: string) => boolean) => cells(isMeant).filter((text) => text !== '');
  const columns = guessNameColumns(
    headings.map((heading) => (namePartOf(heading) === 'subject' ? '' : heading)),
    rows.map((row) => ({ cells: row })),
  );
  const names = rows.map((row) => combineName(columns.map((at) => row[at] ?? '')));
  const company = only(stated(isIn(COMPANIES)));
  const phone = only(stated(isIn(PHONES)));
  const made = ownRecord.safeParse({
    names: [...new Set(names)].filter((name) => name !== ''),
    birth: null,
    country: only(stated((heading) => isNationalityHeading(heading) || isBareCountry(heading)).map(countryNamed)),
    ...(company !== null && { company }),
    ...(phone !== null && { phone }),
  });
  const isEmpty =
    names.every((name) => name === '') && made.data?.country === null && company === null && phone === null;
  return made.success && !isEmpty ? made.data : null;
}

const isIn = (set: ReadonlySet<string>) => (heading: string) => formsOf(heading).some((form) => set.has(form));

/** Returns a reader of the cells below the headings that are meant. */
const cellsIn =
  (headings: readonly string[], rows: readonly (readonly string[])[]) =>
  (isMeant: (heading: string) => boolean): string[] =>
    headings.flatMap((heading, at) => (isMeant(heading) ? rows.map((row) => row[at]?.trim() ?? '') : []));

/** Lines that contradict each other state nothing. */
const only = (texts: readonly (string | null)[]): string | null =>
  texts.length > 0 && texts.every((text) => text === texts[0]) ? (texts[0] ?? null) : null;
