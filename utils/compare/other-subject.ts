import { mailboxOf } from '../detection/mailbox-of';
import { compareName } from './compare-best-name';
import { compareBirth } from './compare-birth';
import type { AskedFacts, HitFacts, Stated } from './comparison';
import { isSameName } from './name/compare-two-names';

/** Whom an answer says that it is about, outside its hits. */
export interface EchoedSubject {
  names: readonly Stated[];
  companies: readonly Stated[];
  births: readonly Stated[];
  emails: readonly Stated[];
}

/** What was sent: an address, or the name, birth and type of a person or business. */
export type SentSubject = { email: string } | Pick<AskedFacts, 'names' | 'birth' | 'type'>;

/** What an answer states of its subject, which is not what was asked. `some-name`: the names have a word in common. */
export interface OtherSubject {
  is: 'name' | 'some-name' | 'birth' | 'email';
  stated: Stated;
  asked: string;
}

/**
 * Returns where an answer names another subject than was asked; null if it names none, or perhaps the same one. Of several
 * names, all must be others.
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
  const named = otherName(sent, names, hits);
  if (named?.is === 'name') return { ...named, asked: name };
  const birth = compareBirth(sent.birth, echo.births, answered);
  if (birth.state === 'differs' && birth.stated && birth.asked !== null)
    return { is: 'birth', stated: birth.stated, asked: birth.asked };
  return named && { ...named, asked: name };
}

/** Dots are left out by some services, and others append more to the address. */
const isSameMailbox = (asked: string, echoed: string): boolean => {
  const bare = (email: string): string => {
    const [local = '', domain = ''] = mailboxOf(email.replace(/(@[^+]*)\+.*/, '$1')).split('@');
    return `${local.replaceAll('.', '')}@${domain}`;
  };
  return bare(asked) === bare(echoed);
};

/** Returns the name of another subject; null if there is none, or if any of the names may be the asked one. */
function otherName(
  { names: asked, type }: Extract<SentSubject, { names: unknown }>,
  names: readonly Stated[],
  hits: readonly HitFacts[],
): Pick<OtherSubject, 'is' | 'stated'> | null {
  const isBusiness = type === 'business';
  const compared = names.map((stated) => ({ stated, state: compareName(asked, [stated], [], isBusiness).state }));
  const isOther = ({ stated, state }: (typeof compared)[number]): boolean =>
    (state === 'different' || state === 'some') &&
    isReadable(stated.text) &&
    !isListedTogether(asked, stated, hits, isBusiness);
  const first = compared.find(({ state }) => state === 'some') ?? compared[0];
  if (first === undefined || !compared.every(isOther)) return null;
  return { is: first.state === 'some' ? 'some-name' : 'name', stated: first.stated };
}

/** A name in which no word has two letters is masked: "A*** Q***". */
const isReadable = (name: string): boolean => /\p{L}[\p{L}\p{M}]/u.test(name);

/** Whether a hit has both names: then one is written like the other in another script or language. */
const isListedTogether = (
  asked: readonly string[],
  stated: Stated,
  hits: readonly HitFacts[],
  isBusiness: boolean,
): boolean =>
  hits.some(({ names, aliases }) => {
    const isListed = (texts: readonly string[]) => {
      const { state } = compareName(texts, names, aliases, isBusiness);
      return isSameName(state);
    };
    return isListed(asked) && isListed([stated.text]);
  });
