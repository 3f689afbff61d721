import type { TypedEmailProblem } from '../detection/parse-typed-email';
import type { PlainKey } from '../texts/text-key';
import type { Texts } from '../texts/texts';

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
