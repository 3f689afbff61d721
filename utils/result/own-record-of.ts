import { formsOf, headingSet } from '@/utils/list/headings';
import { isBirthHeading, isNationalityHeading } from '@/utils/list/subject-columns';
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

/**
 * Returns the user's own record that the kept columns of a batch's file make: what they add to the facts that were sent.
 * Null if they add nothing.
 * @param rows cells of the lines of this subject, in the order of `headings`
 * @param today the latest birth, YYYY-MM-DD
 */
export function ownRecordOf(
  subject: RequestSubject,
  { headings, rows }: { headings: readonly string[]; rows: readonly (readonly string[])[] },
  today: string,
): OwnRecord | null {
  const { party } = describeSubject(subject);
  if (party === null) return null;
  const cells = (isMeant: (heading: string) => boolean) =>
    headings.flatMap((heading, at) => (isMeant(heading) ? rows.map((row) => row[at]?.trim() ?? '') : []));
  const births = cells(isBirthHeading).flatMap((text) => {
    const read = readBirthDate(text, today);
    return read.is === 'date' ? read.iso : [];
  });
  const countries = cells(isNationalityHeading).flatMap((text) => countryNamed(text) ?? []);
  const names = cells((heading) => formsOf(heading).some((form) => NAMES.has(form))).flatMap((text) =>
    text.split(/[;|]/).map((name) => name.trim()),
  );
  const made = ownRecord.safeParse({
    names: [...new Set(names)].filter((name) => name !== ''),
    birth: party.birth ?? only(births),
    country: party.country === null ? only(countries) : alpha2Of(party.country),
  });
  if (!made.success) return null;
  const adds = made.data.names.length > 0 || (party.birth === null && made.data.birth !== null);
  return adds || (party.country === null && made.data.country !== null) ? made.data : null;
}

/** Lines that contradict each other state nothing. */
const only = (texts: readonly string[]): string | null =>
  texts.length > 0 && texts.every((text) => text === texts[0]) ? (texts[0] ?? null) : null;
