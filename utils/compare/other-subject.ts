import { mailboxOf } from '../detection/mailbox-of';
import { compareBirth } from './compare-birth';
import { compareName, nameWords } from './compare-name';
import type { AskedFacts, HitFacts, Stated } from './comparison';

/** Whom an answer says that it is about, outside its hits. */
export interface EchoedSubject {
  names: readonly Stated[];
  companies: readonly Stated[];
  births: readonly Stated[];
  emails: readonly Stated[];
}

/** What was sent: an address, or the name, birth and type of a person or business. */
export type SentSubject = { email: string } | Pick<AskedFacts, 'names' | 'birth' | 'type'>;

/** What an answer states of its subject, which is not what was asked. */
export interface OtherSubject {
  is: 'name' | 'birth' | 'email';
  stated: Stated;
  asked: string;
}

/**
 * Returns where an answer clearly names another subject than was asked; null if it names none, or perhaps the same one. Of
 * several names, all must be others.
 * @param hits a transliteration that one of them lists is the same name
 * @param answered time of the answer, in milliseconds
 */
export function findOtherSubject(
  sent: SentSubject,
  echo: EchoedSubject,
  hits: readonly HitFacts[],
  answered: number,
): OtherSubject | null {
  if ('email' in sent) {
    const [first] = echo.emails;
    const isOther = first && !echo.emails.some(({ text }) => isSameMailbox(sent.email, text));
    return isOther ? { is: 'email', stated: first, asked: sent.email } : null;
  }
  const [name = ''] = sent.names;
  const names = sent.type === 'business' ? [...echo.names, ...echo.companies] : echo.names;
  const [first] = names;
  const isOther = (stated: Stated): boolean =>
    sent.names.every((asked) => isOtherName(asked, stated.text)) && !isListedTogether(sent.names, stated, hits);
  if (first && names.every(isOther)) return { is: 'name', stated: first, asked: name };
  const birth = compareBirth(sent.birth, echo.births, answered);
  return birth.state === 'differs' && birth.stated && birth.asked !== null
    ? { is: 'birth', stated: birth.stated, asked: birth.asked }
    : null;
}

/** Dots are left out by some services, and others append more to the address. */
const isSameMailbox = (asked: string, echoed: string): boolean => {
  const bare = (email: string): string => {
    const [local = '', domain = ''] = mailboxOf(email.replace(/(@[^+]*)\+.*/, '$1')).split('@');
    return `${local.replaceAll('.', '')}@${domain}`;
  };
  return bare(asked) === bare(echoed);
};

/** Whether two names have no word in common, and are written in one script: a transliteration may be the same name. */
function isOtherName(asked: string, echoed: string): boolean {
  const [some, others] = [nameWords(asked), nameWords(echoed)];
  const isReadable = (words: readonly string[]): boolean => words.some((word) => word.length > 1);
  if (!isReadable(some) || !isReadable(others) || !haveOneScript(asked, echoed)) return false;
  const isShared = some.some((word) => others.some((other) => mayBeSame(word, other)));
  return !isShared && !mayBeSame(some.join(''), others.join(''));
}

/** "MustermannDoe" holds "Mustermann". */
const mayBeSame = (word: string, other: string): boolean =>
  word === other || (word.length > 3 && other.includes(word)) || (other.length > 3 && word.includes(other));

const SCRIPTS = [
  ...[/\p{sc=Latn}/u, /\p{sc=Cyrl}/u, /\p{sc=Grek}/u, /\p{sc=Arab}/u, /\p{sc=Hebr}/u],
  ...[/\p{sc=Hani}/u, /\p{sc=Hang}/u, /\p{sc=Thai}/u, /\p{sc=Deva}/u],
];
const haveOneScript = (some: string, other: string): boolean =>
  SCRIPTS.some((script) => script.test(some) && script.test(other));

/** Whether a hit has both names: then one is written like the other in another script or language. */
const isListedTogether = (asked: readonly string[], stated: Stated, hits: readonly HitFacts[]): boolean =>
  hits.some(({ names, aliases }) => {
    const isListed = (texts: readonly string[]) =>
      ['same', 'same-words', 'alias'].includes(compareName(texts, names, aliases).state);
    return isListed(asked) && isListed([stated.text]);
  });
