import type { TypedEmailProblem } from '../detection/parse-typed-email';
import type { PlainKey } from '../texts/text-key';

/** Says why a typed text is not one address, and what to do. */
export const TYPED_EMAIL_TEXTS = {
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
  'too-long': 'typedEmail.tooLong',
  'not-an-address': 'typedEmail.notAnAddress',
} as const satisfies Record<TypedEmailProblem, PlainKey>;
