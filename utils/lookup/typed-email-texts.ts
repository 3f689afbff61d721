import type { AddressWarning } from '../detection/address-warnings';
import type { TypedEmailProblem } from '../detection/parse-typed-email';
import type { PlainKey } from '../texts/text-key';
import type { Texts } from '../texts/texts';
import type { AddressNote } from './subject-of-email';

const WARNINGS = {
  'mixed-scripts': 'addressWarning.mixedScripts',
  'look-alike': 'addressWarning.lookAlike',
  'rare-letters': 'addressWarning.rareLetters',
  'unlisted-ending': 'addressWarning.unlistedEnding',
  'unusual-dots': 'addressWarning.unusualDots',
  'unusual-signs': 'addressWarning.unusualSigns',
} as const satisfies Record<AddressWarning, PlainKey>;

/** Returns what to know of an address before it is sent, one sentence for each fact, with its unusual letters. */
export function addressNoteTexts(
  { warnings, codePoints, meant }: Pick<AddressNote, 'warnings' | 'codePoints' | 'meant'>,
  { t }: Pick<Texts, 't'>,
): string[] {
  const letters = codePoints.length > 0 ? [t('addressWarning.letters', { letters: codePoints.join(', ') })] : [];
  const other = meant === null ? [] : [t('addressWarning.meant', { email: meant })];
  return [...warnings.map((warning) => t(WARNINGS[warning])), ...letters, ...other];
}

const TYPED_EMAIL_TEXTS = {
  empty: 'typedEmail.empty',
  'no-at': 'typedEmail.noAt',
  'no-name': 'typedEmail.noName',
  'no-domain': 'typedEmail.noDomain',
  'no-ending': 'typedEmail.noEnding',
  several: 'typedEmail.several',
  spaces: 'typedEmail.spaces',
  'hidden-part': 'typedEmail.hiddenPart',
  'control-characters': 'typedEmail.controlCharacters',
  'invisible-characters': 'typedEmail.invisibleCharacters',
  'wide-characters': 'typedEmail.wideCharacters',
  'too-long': 'typedEmail.tooLong',
  'not-an-address': 'typedEmail.notAnAddress',
} as const satisfies Record<TypedEmailProblem, PlainKey>;

/** Returns why a typed text is not one address and what to do; names the characters in it that nobody sees. */
export function typedEmailText(problem: TypedEmailProblem, typed: string, { t }: Pick<Texts, 't'>): string {
  const sentence = t(TYPED_EMAIL_TEXTS[problem]);
  if (problem !== 'invisible-characters') return sentence;
  const unseen = typed.match(/\p{Default_Ignorable_Code_Point}/gu) ?? [];
  const letters = [...new Set(unseen)].map(
    (letter) => `U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`,
  );
  return `${sentence} ${t('addressWarning.letters', { letters: letters.join(', ') })}`;
}
