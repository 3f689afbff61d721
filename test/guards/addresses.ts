import type { Guard } from './guard.ts';

const LYING = 'test/unit/detection/lying-addresses.test.ts';
const PARSE = { file: 'utils/detection/parse-typed-email.ts', test: LYING, threat: 'T8' } as const;
const SCRIPTS = { file: 'utils/detection/letter-scripts.ts', test: LYING, threat: 'T8' } as const;

/** Addresses that are not what they look like. */
export const ADDRESS_GUARDS: Guard[] = [
  {
    ...PARSE,
    name: 'control characters',
    test: 'test/unit/detection/parse-typed-email.test.ts',
    find: "  if (CONTROL.test(address)) return 'control-characters';\n",
    put: '',
  },
  {
    ...PARSE,
    name: 'what cannot be seen',
    find: "  if (INVISIBLE.test(address)) return 'invisible-characters';\n",
    put: '',
  },
  { ...PARSE, name: 'marks without a letter', find: ' || BARE_MARK.test(local)', put: '' },
  { ...PARSE, name: 'hidden parts', find: "  if (HIDDEN.test(address)) return 'hidden-part';\n", put: '' },
  {
    ...PARSE,
    name: 'over-long parts',
    find: "  if (octets(local) > MAX_LOCAL_OCTETS || octets(domain) > MAX_ADDRESS_OCTETS) return 'too-long';\n",
    put: '',
  },
  {
    file: 'utils/detection/normal-form.ts',
    test: LYING,
    threat: 'T8',
    name: 'one form for composed and decomposed letters',
    find: ".normalize('NFC')",
    put: '',
  },
  {
    file: 'utils/detection/address-warnings.ts',
    test: LYING,
    threat: 'T8',
    name: 'mixed alphabets',
    find: "  if (parts.some(isMixed)) warnings.push('mixed-scripts');\n",
    put: '',
  },
  {
    file: 'utils/detection/address-warnings.ts',
    test: LYING,
    threat: 'T8',
    name: 'another alphabet that looks Latin',
    find: "  if (parts.some(looksLatin) && isLatinEnding(ending, parts.at(-1) ?? '')) warnings.push('look-alike');\n",
    put: '',
  },
  {
    file: 'utils/detection/address-warnings.ts',
    test: LYING,
    threat: 'T8',
    name: 'rare forms of letters',
    find: "  if (parts.some(hasRareForms)) warnings.push('rare-letters');\n",
    put: '',
  },
  { ...SCRIPTS, name: 'forms that Unicode folds', find: "plain.normalize('NFKC') !== plain || ", put: '' },
  { ...SCRIPTS, name: 'phonetic letters', find: 'RARE_LATIN.test(plain) || ', put: '' },
  { ...SCRIPTS, name: 'stacked marks', find: ' || STACKED_MARKS.test(plain)', put: '' },
  {
    ...SCRIPTS,
    name: 'digits of another script',
    find: "return /[a-z]/i.test(plain) && /\\p{N}/u.test(plain.replace(/[0-9]/g, ''));",
    put: 'return false;',
  },
  {
    threat: 'T8',
    name: 'a placeholder in the menu title',
    file: 'entrypoints/background/menu-name.ts',
    test: 'test/unit/background/menu-name.test.ts',
    find: ".replaceAll('%s', '%\\u2060s')",
    put: '',
  },
];
