import { type Guard, guardsOf } from './guard.ts';

/** Addresses that are not what they look like. */
export const ADDRESS_GUARDS: Guard[] = [
  ...guardsOf('utils/detection/parse-typed-email.ts', 'test/unit/detection/parse-typed-email.test.ts', [
    ['T8', 'control characters', "if (CONTROL.test(address)) return 'control-characters';"],
  ]),
  ...guardsOf('utils/detection/parse-typed-email.ts', 'test/unit/detection/lying-addresses.test.ts', [
    ['T8', 'what cannot be seen', "if (INVISIBLE.test(address)) return 'invisible-characters';"],
    ['T8', 'marks without a letter', '|| BARE_MARK.test(local)'],
    ['T8', 'hidden parts', "if (HIDDEN.test(address)) return 'hidden-part';"],
    [
      'T8',
      'over-long parts',
      "if (octets(local) > MAX_LOCAL_OCTETS || octets(domain) > MAX_ADDRESS_OCTETS) return 'too-long';",
    ],
  ]),
  ...guardsOf('utils/detection/parse-typed-email.ts', 'test/unit/detection/parse-typed-email.test.ts', [
    ['T8', 'full-width signs', "if (WIDE_SIGN.test(address)) return 'wide-characters';"],
  ]),
  ...guardsOf('utils/detection/find-local-part.ts', 'test/unit/detection/refused-text.test.ts', [
    ['T8', 'a part of a rewritten sender', 'REWRITTEN.test(ahead) || '],
    [
      'T8',
      'a name behind a label that may be its part',
      'if (/^[\\w-]+=/.test(local) && !isRewritten(local)) return false;',
    ],
  ]),
  ...guardsOf('utils/detection/find-emails.ts', 'test/unit/detection/refused-text.test.ts', [
    ['T8', 'letters in reverse order', "if (character === '\\u202e') return '…';"],
  ]),
  ...guardsOf('utils/lookup/subject-of-email.ts', 'test/unit/detection/meant-address.test.ts', [
    ['T8', 'a word that may be a part of the address beside it', ' || MAY_BE_PARTED.test(text)'],
  ]),
  ...guardsOf('utils/list/emails-in.ts', 'test/unit/list/emails-in.test.ts', [
    ['T8', 'a listed address that is not exactly as written', ' || email.written !== null'],
  ]),
  ...guardsOf('utils/detection/address-warnings.ts', 'test/unit/list/emails-in.test.ts', [
    ['T8', 'a masked name', "if (UNUSUAL_SIGNS.test(address.slice(0, at))) warnings.push('unusual-signs');"],
  ]),
  ...guardsOf('utils/detection/normal-form.ts', 'test/unit/detection/lying-addresses.test.ts', [
    ['T8', 'one form for composed and decomposed letters', ".normalize('NFC')"],
  ]),
  ...guardsOf('utils/detection/address-warnings.ts', 'test/unit/detection/lying-addresses.test.ts', [
    ['T8', 'mixed alphabets', "if (parts.some(hasMixedScripts)) warnings.push('mixed-scripts');"],
    [
      'T8',
      'another alphabet that looks Latin',
      "if (parts.some(looksLatin) && isLatinEnding(ending, parts.at(-1) ?? '')) warnings.push('look-alike');",
    ],
    ['T8', 'rare forms of letters', "if (parts.some(hasRareForms)) warnings.push('rare-letters');"],
  ]),
  ...guardsOf('utils/detection/mixed-scripts.ts', 'test/unit/detection/lying-addresses.test.ts', [
    ['T8', 'forms that Unicode folds', "plain.normalize('NFKC') !== plain || "],
    ['T8', 'phonetic letters', 'RARE_LATIN.test(plain) || '],
    ['T8', 'stacked marks', '|| STACKED_MARKS.test(plain)'],
    [
      'T8',
      'digits of another script',
      "return /[a-z]/i.test(plain) && /\\p{N}/u.test(plain.replace(/[0-9]/g, ''));",
      'return false;',
    ],
  ]),
  ...guardsOf('entrypoints/background/menu/menu-titles.ts', 'test/unit/background/menu/menu-titles.test.ts', [
    ['T8', 'a placeholder in the menu title', ".replaceAll('%s', '%\\u2060s')"],
  ]),
];
