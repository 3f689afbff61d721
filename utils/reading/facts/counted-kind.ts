import { wordSet } from '@/utils/json/word-set';

export type CountKind = 'accounts' | 'breaches' | 'hits';

const KINDS: readonly (readonly [CountKind, RegExp])[] = [
  ['breaches', /^(breach(es)?|leaks?)$/],
  [
    'accounts',
    /^(accounts?|profiles?|registrations?|social profiles?|social accounts?|registered accounts?|online profiles?)$/,
  ],
  ['hits', /^(hits?|matches|match)$/],
];

/** Words beside a kind that keep the meaning "how many of it". Any other word changes it. */
const FILLER_WORDS = wordSet(
  `number of count counts total hits hit matches match matched found num n records results list lists known data is has on
  listed registered any flag details detail check checks screening summary info aggregates entries status personal all`,
);

const COUNT_WORDS = wordSet('number count counts total hits matches num n found registered');

/**
 * Returns the kind that a key counts or reports, if it names nothing else: `pep_hits` does, `breach_emails_count` does
 * not.
 */
export function countedKindOf(words: readonly string[]): CountKind | null {
  const rest = words.filter((word) => !FILLER_WORDS.has(word)).join(' ');
  if (rest === '') return words.some((word) => /^(hits|matches)$/.test(word)) ? 'hits' : null;
  return KINDS.find(([, name]) => name.test(rest))?.[0] ?? null;
}

/** Whether a key says only "how many"; its part then says of what. */
export function isBareCount(words: readonly string[]): boolean {
  return (
    words.length > 0 && words.every((word) => FILLER_WORDS.has(word)) && words.some((word) => COUNT_WORDS.has(word))
  );
}

/** Whether a key states a count. A number under `breaches` does; under `account` it may be a name. */
export function statesCount(words: readonly string[]): boolean {
  return (
    words.some((word) => COUNT_WORDS.has(word)) ||
    /(breaches|leaks|accounts|profiles|registrations)$/.test(words.at(-1) ?? '')
  );
}
