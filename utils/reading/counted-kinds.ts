import type { CountKind, ScreeningKind } from './report';

const kinds: readonly (readonly [CountKind, RegExp])[] = [
  ['sanctions', /^(sanctions?|ofac)$/],
  ['pep', /^(peps?|politically exposed persons?)$/],
  ['watchlists', /^(watchlists?)$/],
  ['media', /^(adverse media|negative news|negative media|adverse news)$/],
  ['breaches', /^(breach(es)?|leaks?)$/],
  [
    'accounts',
    /^(accounts?|profiles?|registrations?|social profiles?|social accounts?|registered accounts?|online profiles?)$/,
  ],
  ['hits', /^(hits?|matches|match)$/],
];

/** Words beside a kind that keep the meaning "how many of it". Any other word changes it. */
const fillers = new Set(
  `number of count counts total hits hit matches match matched found num n records results list lists known data is has on
  listed registered any flag details detail check checks screening summary info aggregates entries status personal all`.split(
    /\s+/,
  ),
);

const howMany = new Set('number count counts total hits matches num n found registered'.split(' '));

/**
 * Returns the kind that a key counts or reports, if it names nothing else: `pep_hits` does, `breach_emails_count` does
 * not.
 */
export function kindOf(words: readonly string[]): CountKind | null {
  const rest = words
    .filter((word) => !fillers.has(word))
    .join(' ')
    .replace(/^watch list/, 'watchlist');
  if (rest === '') return words.some((word) => /^(hits|matches)$/.test(word)) ? 'hits' : null;
  return kinds.find(([, name]) => name.test(rest))?.[0] ?? null;
}

/** Whether a key says only "how many"; its part then says of what. */
export function onlyHowMany(words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => fillers.has(word)) && words.some((word) => howMany.has(word));
}

/**
 * Whether a key states a count. A number under `breaches` or `sanctions` does; under `pep` or `account` it may be a
 * level or a name.
 */
export function saysHowMany(words: readonly string[]): boolean {
  return (
    words.some((word) => howMany.has(word)) ||
    /(breaches|leaks|sanctions|peps|watchlists|accounts|profiles|registrations)$/.test(words.at(-1) ?? '')
  );
}

export const screeningKinds: readonly ScreeningKind[] = ['sanctions', 'pep', 'watchlists', 'media'];

export function isScreeningKind(kind: CountKind | null): kind is ScreeningKind {
  return screeningKinds.some((one) => one === kind);
}
