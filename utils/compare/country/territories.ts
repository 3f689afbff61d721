import type { FormerState } from '@/utils/subject/read-nationality';

/** States that took the place of a former one. */
export const SUCCESSORS: Readonly<Record<FormerState, string>> = {
  su: 'RU UA BY KZ UZ KG TJ TM EE LV LT MD GE AZ AM',
  yu: 'RS HR BA SI ME MK XK',
  czechoslovakia: 'CZ SK',
  serbiaMontenegro: 'RS ME XK',
  dd: 'DE',
  zr: 'CD',
  tp: 'TL',
  an: 'CW SX BQ NL',
  bu: 'MM',
};

/** Names of two countries, of places that two states claim or govern, and of states that are gone: folded names of each. */
const SHARED = `
RU UA BY KZ UZ KG TJ TM EE LV LT MD GE AZ AM: union of soviet socialist republics, former ussr, former soviet union, soviet
RS HR BA SI ME MK XK: sfr yugoslavia, fr yugoslavia, former yugoslavia, federal republic of yugoslavia, former federal republic of yugoslavia
CZ SK: cssr, former czechoslovakia
DE: east germany, west germany, former east germany
CD: zaire
BF: upper volta
ZW ZM: rhodesia, southern rhodesia
CW SX BQ NL: dutch antilles
KZ: kazakh ssr
UA: ukrainian ssr
KG: kirghiz ssr
UZ: uzbek ssr
GE: georgian ssr
RU: rsfsr, russian sfsr
AM: armenian ssr
AZ: azerbaijan ssr
MD: moldavian ssr, transnistria
BY: byelorussian ssr
TJ: tajik ssr
TM: turkmen ssr
LT: lithuanian ssr
LV: latvian ssr
EE: estonian ssr
UA RU: crimea, donetsk, luhansk, sevastopol, donetsk peoples republic, luhansk peoples republic
GE: abkhazia, south ossetia
CY TR: northern cyprus, trnc, turkish republic of northern cyprus
AZ AM: nagorno karabakh
KP KR: korea, korean
CG CD: congo, congolese
DO DM: dominican
GN GW GQ: guinea
EH MA: western sahara
PS IL: palestine, west bank, gaza, gaza strip, palestinian territories, occupied palestinian territory`;

/** The state that governs a place with a code of its own (ISO 3166-1), or claims it. */
const PARENTS = `GB: GI IM JE GG BM KY VG AI MS TC FK SH IO GS PN
US: PR GU VI AS MP UM
FR: RE GF GP MQ YT NC PF PM BL MF WF TF
NL: AW CW SX BQ
DK: GL FO
CN: HK MO TW
NO: SJ BV
AU: NF CX CC HM
NZ: CK NU TK
FI: AX
RS: XK
MA: EH
IL: PS`;

/** Provinces that places of birth name instead of their country. "Georgia" is a state too. */
const PROVINCES = `
US: alabama, alaska, arizona, arkansas, california, colorado, connecticut, delaware, florida, hawaii, idaho, illinois, indiana, iowa, kansas, kentucky, louisiana, maine, maryland, massachusetts, michigan, minnesota, mississippi, missouri, montana, nebraska, nevada, new hampshire, new jersey, new mexico, new york, north carolina, north dakota, ohio, oklahoma, oregon, pennsylvania, rhode island, south carolina, south dakota, tennessee, texas, utah, vermont, virginia, washington d c, west virginia, wisconsin, wyoming
CA: ontario, quebec, british columbia, alberta, manitoba, saskatchewan, nova scotia, new brunswick
AU: new south wales, queensland, western australia, south australia, tasmania
DE: bayern, bavaria, hessen, sachsen, nordrhein westfalen, baden wurttemberg, niedersachsen
IN: maharashtra, kerala, gujarat, tamil nadu, karnataka, uttar pradesh, west bengal
RU: chechen republic, dagestan, tatarstan, chechnya
AE: dubai, abu dhabi, sharjah`;

const rows = (table: string): (readonly [string[], string[]])[] =>
  table
    .trim()
    .split('\n')
    .map((row) => {
      const [codes = '', names = ''] = row.split(': ');
      return [codes.split(' '), names.split(', ')] as const;
    });

/** The countries that a folded name may mean, where it is certain of none. */
export const SHARED_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  rows(SHARED).flatMap(([codes, names]) => names.map((name) => [name, codes] as const)),
);

/** The country of a province, by its folded name. */
export const PROVINCE_COUNTRIES: ReadonlyMap<string, string> = new Map(
  rows(PROVINCES).flatMap(([[code = ''], names]) => names.map((name) => [name, code] as const)),
);

const PARENT_OF: ReadonlyMap<string, string> = new Map(
  rows(PARENTS).flatMap(([[state = ''], [places = '']]) => places.split(' ').map((place) => [place, state] as const)),
);

/** Whether one of two codes is of a place that the other state governs or claims. */
export const isDependency = (a: string, b: string): boolean => PARENT_OF.get(a) === b || PARENT_OF.get(b) === a;
