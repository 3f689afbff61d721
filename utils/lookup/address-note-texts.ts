import type { AddressWarning } from '../detection/address-warnings';
import type { PlainKey } from '../texts/text-key';
import type { Texts } from '../texts/texts';
import type { AddressNote } from './subject-of-email';

const WARNINGS = {
  'mixed-scripts': 'addressWarning.mixedScripts',
  'look-alike': 'addressWarning.lookAlike',
  'rare-letters': 'addressWarning.rareLetters',
  'unlisted-ending': 'addressWarning.unlistedEnding',
} as const satisfies Record<AddressWarning, PlainKey>;

/** Returns what to know of an address before it is sent, one sentence for each warning, with its unusual letters. */
export function addressNoteTexts(
  { warnings, codePoints }: Pick<AddressNote, 'warnings' | 'codePoints'>,
  { t }: Pick<Texts, 't'>,
): string[] {
  const letters = codePoints.length > 0 ? [t('addressWarning.letters', { letters: codePoints.join(', ') })] : [];
  return [...warnings.map((warning) => t(WARNINGS[warning])), ...letters];
}
