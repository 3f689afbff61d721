import type { LookupRecord } from '@/utils/lookup/lookup-record';
import { type OwnRecord, ownRecord } from '@/utils/lookup/own-record';
import { readBirthDate } from '@/utils/subject/read-birth-date';
import { readNationality } from '@/utils/subject/read-nationality';
import { askedFacts } from './asked-facts';

/** The form of the user's own record, as typed. */
export interface OwnRecordDraft {
  birth: string;
  country: string;
  /** Separated by semicolons. */
  names: string;
}

export type OwnRecordProblems = Partial<Record<keyof OwnRecordDraft, true>>;

/** Returns the form as it opens: the stored record or, without one, what was sent. */
export function ownRecordDraft(
  record: Pick<LookupRecord, 'subject' | 'ownRecord'>,
  nameOf: (country: string) => string,
): OwnRecordDraft {
  const { birth = null, country = null } = askedFacts(record) ?? {};
  const names = record.ownRecord?.names.join('; ') ?? '';
  return { birth: birth ?? '', country: country === null ? '' : nameOf(country), names };
}

/**
 * Reads the form. An empty field is a fact that the user's record does not have.
 * @param today the latest birth, YYYY-MM-DD
 * @param codeOf returns the alpha-2 code that a text states, or the text itself
 */
export function readDraft(
  { birth, country, names }: OwnRecordDraft,
  today: string,
  codeOf: (text: string) => string,
): { ok: true; record: OwnRecord } | { ok: false; problems: OwnRecordProblems } {
  const born = readBirth(birth, today);
  const from = readCountry(country, codeOf);
  const read = ownRecord.shape.names.safeParse(namesIn(names));
  if (born !== undefined && from !== undefined && read.success)
    return { ok: true, record: { names: read.data, birth: born, country: from } };
  return {
    ok: false,
    problems: {
      ...(born === undefined && { birth: true }),
      ...(from === undefined && { country: true }),
      ...(!read.success && { names: true }),
    },
  };
}

const namesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[;；\n]/)
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  ),
];

/** Returns a date as far as it is stated, null for none, undefined if it is not understood. */
function readBirth(text: string, today: string): string | null | undefined {
  const read = readBirthDate(text, today);
  if (read.is === 'date') return read.iso;
  if (read.is === 'empty' || read.is === 'unknown') return null;
  if (read.is === 'partial') {
    const { year, month } = read;
    return month === null ? String(year) : `${year}-${String(month).padStart(2, '0')}`;
  }
  // Nothing is sent, so an unlikely day that is typed in full counts.
  const typed = text.trim();
  return read.is === 'question' && read.options.some(({ iso }) => iso === typed) ? typed : undefined;
}

function readCountry(text: string, codeOf: (text: string) => string): string | null | undefined {
  const read = readNationality(text, codeOf);
  if (read.is === 'empty') return null;
  if (read.is === 'country' || read.is === 'question') return read.code;
  return undefined;
}
