import { iso31661Alpha2ToAlpha3 } from 'iso-3166';

/** Format of a nationality. The service documents only "ISO country code", so the connection states the format. */
export type CountryFormat = 'alpha-2' | 'alpha-3';

/** Codes for Kosovo: ISO 3166 leaves it out, but reserves them for users, and the EU and the World Bank use them so. */
const KOSOVO = { alpha2: 'XK', alpha3: 'XKX' } as const;

const ALPHA3 = new Map([...Object.entries(iso31661Alpha2ToAlpha3), [KOSOVO.alpha2, KOSOVO.alpha3]]);
const ALPHA2 = new Map([...ALPHA3].map(([alpha2, alpha3]) => [alpha3, alpha2]));

/** Alpha-2 codes of all countries: ISO 3166-1 and Kosovo. */
export const COUNTRIES: readonly string[] = [...ALPHA3.keys()].sort();

/** Returns whether a code is not of ISO 3166-1 but assigned by its users, so that the service may not know it. */
export const isUserAssigned = (alpha2: string): boolean => alpha2 === KOSOVO.alpha2;

/** Returns the code to send for an alpha-2 code, or null for an unknown country. */
export function countryCode(alpha2: string, format: CountryFormat): string | null {
  const alpha3 = ALPHA3.get(alpha2);
  if (alpha3 === undefined) return null;
  return format === 'alpha-2' ? alpha2 : alpha3;
}

/** Returns the alpha-2 code of a sent code of either format; an unknown code as it is. */
export const alpha2Of = (code: string): string => ALPHA2.get(code) ?? code;
