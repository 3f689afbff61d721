/** ISO 15924 codes of the scripts. */
const SCRIPTS = /^(Arab|Hebr|Syrc|Thaa|Nkoo|Adlm)$/;

/** Whether a language is written from right to left. */
export const isRightToLeft = (locale: string): boolean => SCRIPTS.test(new Intl.Locale(locale).maximize().script ?? '');
