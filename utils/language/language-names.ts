/** Set by the build (`wxt.config.ts`): the names of the files in `locales`. */
declare const LANGUAGES: readonly string[];

/** The languages that have texts, as BCP 47 tags. */
export const CATALOGUES: readonly string[] = LANGUAGES;

/** The language of the texts for users whose language has none; also in the manifest, as `default_locale`. */
export const SOURCE_LANGUAGE = 'en';

/** A language to choose, by its own name: "Deutsch", "Português (Brasil)". */
export interface NamedLanguage {
  id: string;
  name: string;
}

/**
 * Returns the name of a language in itself. Many languages write it in lower case; in a list it begins with a capital.
 */
export function languageName(tag: string): string {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** Returns the languages that Sightline speaks, sorted as in `locale`. */
export function namedLanguages(locale: string): NamedLanguage[] {
  const { compare } = new Intl.Collator(locale);
  return CATALOGUES.map((id) => ({ id, name: languageName(id) })).sort((a, b) => compare(a.name, b.name));
}
