import { iso31661 } from 'iso-3166';
import { COUNTRY_ALIASES } from './country-aliases';

const isoNames = new Map(iso31661.map((entry) => [entry.alpha2, entry.name]));

/**
 * Returns the other names of a country: its ISO name and aliases, its names in the user's languages, and in its main
 * language ("Deutschland"). All 249 take 40 ms in Node 24.
 */
export function otherNames(code: string, languages: readonly Intl.DisplayNames[]): string[] {
  const own = new Intl.Locale(`und-${code}`).maximize().language;
  return [
    isoNames.get(code) ?? '',
    ...(COUNTRY_ALIASES[code] ?? []),
    ...[...languages, namesIn(own)].map((names) => names?.of(code) ?? ''),
  ].filter((name) => name !== '' && name !== code);
}

const known = new Map<string, Intl.DisplayNames | null>();

/** Returns the names of countries in a language; null if the browser does not accept the language tag. */
export function namesIn(language: string): Intl.DisplayNames | null {
  const before = known.get(language);
  if (before !== undefined) return before;
  let names: Intl.DisplayNames | null = null;
  try {
    names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  } catch {
    // A browser's list may contain an invalid language tag.
  }
  known.set(language, names);
  return names;
}
