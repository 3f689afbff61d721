import type { AddressWarning } from '../detection/address-warnings';
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
