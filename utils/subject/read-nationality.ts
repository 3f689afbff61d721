import { countryCode, isUserAssigned } from './countries';
import { noValue } from './no-value';

/** A state whose code old documents still have. */
export type FormerState = 'su' | 'yu' | 'czechoslovakia' | 'serbiaMontenegro' | 'dd' | 'zr' | 'tp' | 'an' | 'bu';

/** Why a stated nationality has no country code that can be sent. */
export type NoCountry =
  | { why: 'stateless' | 'refugee' | 'unspecified' | 'british-status' | 'organization' }
  | { why: 'former-state'; state: FormerState };

/** A nationality, or the country of a business, as typed or listed. */
export type Nationality =
  | { is: 'empty' }
  /** `code` is alpha-2. `isUserAssigned`: not of ISO 3166, so the service may not know it. */
  | { is: 'country'; code: string; isUserAssigned: boolean }
  /** `NA` is Namibia, and what many programs write for a missing value; only the user knows. */
  | { is: 'question'; about: 'namibia'; code: 'NA' }
  /** Understood, but no country: the subject is sent without it, and the user is told. */
  | { is: 'left-out'; reason: NoCountry }
  | { is: 'unknown' };

/**
 * Reads a nationality.
 *
 * @param codeOf returns the alpha-2 code that a text states by code or name, or the text itself
 */
export function readNationality(text: string, codeOf: (text: string) => string): Nationality {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{DI}/gu, '')
    .trim();
  if (plain === '') return { is: 'empty' };
  if (plain.toUpperCase() === 'NA') return { is: 'question', about: 'namibia', code: 'NA' };
  const special = SPECIAL.get(fold(plain));
  if (special) return { is: 'left-out', reason: special };
  const code = codeOf(plain);
  if (countryCode(code, 'alpha-2') !== null) return { is: 'country', code, isUserAssigned: isUserAssigned(code) };
  return noValue(plain) === null ? { is: 'unknown' } : { is: 'left-out', reason: { why: 'unspecified' } };
}

const fold = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[\s.<-]+/gu, ' ')
    .trim();

const FORMER: Readonly<Record<FormerState, readonly string[]>> = {
  // biome-ignore format: codes, then names in our languages
  su: ['SU', 'SUN', 'USSR', 'UdSSR', 'URSS', 'СССР', 'Soviet Union', 'Sowjetunion', 'Union soviétique', 'Unión Soviética', 'Unione Sovietica', 'União Soviética', 'Sovjet-Unie', 'ソ連', 'ソビエト連邦'],
  // biome-ignore format: as above
  yu: ['YU', 'YUG', 'Yugoslavia', 'Jugoslawien', 'Yougoslavie', 'Jugoslavia', 'Iugoslávia', 'Jugoslávia', 'Joegoslavië', 'ユーゴスラビア'],
  // biome-ignore format: as above
  czechoslovakia: ['CS', 'CSK', 'Czechoslovakia', 'Tschechoslowakei', 'Tchécoslovaquie', 'Checoslovaquia', 'Cecoslovacchia', 'Tchecoslováquia', 'Checoslováquia', 'Tsjecho-Slowakije', 'チェコスロバキア'],
  // biome-ignore format: as above
  serbiaMontenegro: ['SCG', 'Serbia and Montenegro', 'Serbien und Montenegro', 'Serbie-et-Monténégro', 'Serbia y Montenegro', 'Serbia e Montenegro', 'Sérvia e Montenegro', 'Servië en Montenegro', 'セルビア・モンテネグロ'],
  // biome-ignore format: as above
  dd: ['DD', 'DDR', 'GDR', 'RDA', 'German Democratic Republic', 'Deutsche Demokratische Republik', 'ドイツ民主共和国', '東ドイツ'],
  zr: ['ZR', 'ZAR'],
  tp: ['TP', 'TMP'],
  // biome-ignore format: as above
  an: ['AN', 'ANT', 'Netherlands Antilles', 'Niederländische Antillen', 'Antilles néerlandaises', 'Antillas Neerlandesas', 'Antille Olandesi', 'Antilhas Holandesas', 'Nederlandse Antillen', 'オランダ領アンティル'],
  bu: ['BU', 'BUR'],
};

/** Codes of ICAO Doc 9303 that passports have in place of a country, and words for them in our languages. */
const STATUSES: Readonly<Record<Exclude<NoCountry['why'], 'former-state'>, readonly string[]>> = {
  // biome-ignore format: codes, then words in our languages
  stateless: ['XXA', 'stateless', 'staatenlos', 'apatride', 'apátrida', 'apolide', 'staatloos', '無国籍', 'stateless person'],
  // biome-ignore format: as above
  refugee: ['XXB', 'XXC', 'refugee', 'Flüchtling', 'réfugié', 'réfugiée', 'refugiado', 'refugiada', 'rifugiato', 'rifugiata', 'vluchteling', '難民'],
  // biome-ignore format: as above
  unspecified: ['XXX', 'UNK', 'ZZ', 'ZZZ', 'XX', 'unspecified nationality', 'unknown nationality', 'other', 'others', 'sonstige', 'autre', 'otro', 'altro', 'outro', 'overig', 'その他'],
  'british-status': ['GBD', 'GBN', 'GBO', 'GBP', 'GBS'],
  // biome-ignore format: as above
  organization: ['UN', 'UNO', 'UNA', 'EU', 'EUE', 'XOM', 'XPO', 'XBA', 'XIM', 'XCC', 'XCE', 'XCO', 'XEC', 'XES', 'XMP', 'XDC'],
};

const SPECIAL: ReadonlyMap<string, NoCountry> = new Map([
  ...Object.entries(STATUSES).flatMap(([why, words]) =>
    words.map((word) => [fold(word), { why } as NoCountry] as const),
  ),
  ...Object.entries(FORMER).flatMap(([state, words]) =>
    words.map((word) => [fold(word), { why: 'former-state', state } as NoCountry] as const),
  ),
]);
