import { MAX_KEY_LENGTH, perWords } from '@/utils/reading/lexicon/words';
import { hasUnseen, visibleText } from './visible-text';

const ACRONYMS = new Set(
  'aml api asn aka bin dmarc dns dob hlr id imsi ip isp isbn kyb kyc mx ofac pep ssn spf smtp tld tor uk un url us vat voip vpn'.split(
    ' ',
  ),
);

/** Some keys are data: an email address, a date or time, an IP address. */
const IS_DATA = /@|^\d[\d.:/+-]*\d(T[\d:.]+Z?)?$/;

/**
 * Returns a key for people: "fraud_score" → "Fraud score". Phrases ("Email addresses") and data stay
 * unchanged, and so do keys with unseen characters, which become tokens.
 */
export function nameOf(key: string, words: readonly string[]): string {
  if (hasUnseen(key)) return visibleText(key);
  const isAsSent = words.length === 0 || key.length > MAX_KEY_LENGTH || /\s/.test(key.trim()) || IS_DATA.test(key);
  return isAsSent ? key : inWords(words);
}

const inWords = perWords((words) =>
  words
    .map((word, i) =>
      ACRONYMS.has(word) ? word.toUpperCase() : i === 0 ? word.charAt(0).toUpperCase() + word.slice(1) : word,
    )
    .join(' '),
);
