import type { RequestSubject } from '@/utils/service/operations';
import { describeSubject } from '@/utils/service/request-subject';

/** As a part of another word, so few Latin letters say nothing; elsewhere, two letters can be a whole name. */
const SHORT_LATIN = /^[\p{Script=Latin}\p{M}\p{N}]{2}$/u;

const ISO_DATE = /^\d{4}-\d\d-\d\d$/;
const OF_A_WORD = '[\\p{L}\\p{M}\\p{N}]';

/** Returns a pattern for a date `1980-05-12` in figures: year first, day first or month first. */
function dateInAnyOrder(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-').map((part) => part.replace(/^0/, '0?'));
  const orders = [
    [year, month, day],
    [day, month, year],
    [month, day, year],
  ];
  return `(?<!\\d)(?:${orders.map((parts) => parts.join('[\\s./-]?')).join('|')})(?!\\d)`;
}

/** Removes the subject of a lookup from a text of the service, in any case, with or without accents. */
export function withoutSubject(text: string, subject: RequestSubject, removed: string): string {
  // Sanctions lists leave accents out, and some texts have them as separate characters. Other marks, such as vowel signs
  // of Devanagari, are parts of a name.
  let clean = text.normalize('NFD');
  const remove = (pattern: string) => {
    clean = clean.replace(new RegExp(pattern, 'giu'), () => removed);
  };
  for (const word of describeSubject(subject).personalWords) {
    if ([...word].length < 2) continue;
    const letters = [...word.normalize('NFD').replace(/[\u0300-\u036f]/g, '')];
    if (letters.length === 0) continue;
    const pattern = letters.map((letter) => `${RegExp.escape(letter)}[\\u0300-\\u036f]*`).join('');
    remove(SHORT_LATIN.test(word) ? `(?<!${OF_A_WORD})${pattern}(?!${OF_A_WORD})` : pattern);
    if (ISO_DATE.test(word)) remove(dateInAnyOrder(word));
  }
  return clean.normalize('NFC');
}
