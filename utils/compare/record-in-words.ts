import type { PlainKey } from '../texts/text-key';
import type { Translate } from '../texts/texts';
import type { RecordComparison } from './compare-record';
import type { Stated } from './comparison';
import { type Compared, stateInWords } from './comparison-in-words';

/** One fact of the user's record of the owner of an address, beside what the answer states of it. */
export interface RecordRow {
  label: string;
  stated: Stated | null;
  compared: Compared;
}

const LABELS = {
  name: 'compare.name',
  company: 'group.company',
  country: 'subject.country',
  phone: 'group.phone',
} as const satisfies Partial<Record<keyof RecordComparison, PlainKey>>;

const ANSWERS = { yes: 'value.yes', part: 'compare.inPart', no: 'value.no' } as const;

/** Returns the facts that the record has, in the order of the form. */
export function recordRows(comparison: RecordComparison, t: Translate): RecordRow[] {
  return (['name', 'company', 'country', 'phone'] as const).flatMap((fact) => {
    const compared = comparison[fact];
    return compared === null ? [] : { label: t(LABELS[fact]), stated: compared.stated, compared };
  });
}

/** Returns the sentence about the family name in the address; null if nothing can be said. */
export function inAddressText({ inAddress }: Pick<RecordComparison, 'inAddress'>, t: Translate): string | null {
  if (inAddress === null) return null;
  return t('compare.inAddress', { name: inAddress.name, answer: t(ANSWERS[inAddress.is]) });
}

/**
 * Returns the comparison as lines of a note: "Name: J. Doe (similar: Jane / J)".
 * @param said writes a value of the answer so that it cannot be taken for words of ours
 */
export function recordInWords(comparison: RecordComparison, t: Translate, said: (text: string) => string): string[] {
  const rows = recordRows(comparison, t).map(({ label, stated, compared }) => {
    const state = stated === null ? t('compare.notStated') : said(stated.text);
    const line = t('list.named', { name: label, value: state });
    const word = stateInWords(compared, t);
    return word === '' ? line : `${line} (${word})`;
  });
  const sentence = inAddressText(comparison, t);
  return sentence === null ? rows : [...rows, sentence];
}
