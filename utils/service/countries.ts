import { iso31661Alpha2ToAlpha3, iso31661Alpha3ToAlpha2 } from 'iso-3166';

/** Format of a nationality. The service documents only "ISO country code", so the connection states the format. */
export type CountryFormat = 'alpha-2' | 'alpha-3';

/** ISO 3166-1 alpha-2 codes of all countries. */
export const COUNTRIES: readonly string[] = Object.keys(iso31661Alpha2ToAlpha3).sort();

/** Returns the code to send for an alpha-2 code, or null for an unknown country. */
export function countryCode(alpha2: string, format: CountryFormat): string | null {
  const alpha3 = new Map(Object.entries(iso31661Alpha2ToAlpha3)).get(alpha2);
  if (alpha3 === undefined) return null;
  return format === 'alpha-2' ? alpha2 : alpha3;
}

/** Returns the alpha-2 code of a sent code of either format; an unknown code as it is. */
export const alpha2Of = (code: string): string => new Map(Object.entries(iso31661Alpha3ToAlpha2)).get(code) ?? code;
