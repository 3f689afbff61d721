/** Set by the build (`wxt.config.ts`): the names of the files in `locales`. */
declare const LANGUAGES: readonly string[];

/** The languages that have texts, as BCP 47 tags. */
export const CATALOGUES: readonly string[] = LANGUAGES;

/** The language of the texts for users whose language has none; also in the manifest, as `default_locale`. */
export const SOURCE_LANGUAGE = 'en';
