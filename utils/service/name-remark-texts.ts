import type { NoNameReason } from '../subject/no-name';
import type { NameRemark } from '../subject/read-name';
import type { FormerState, NoCountry } from '../subject/read-nationality';
import type { PlainKey } from '../texts/text-key';
import type { Texts } from '../texts/texts';

/** Why a text is probably no name, as a sentence for its field or row. */
export const NO_NAME_TEXTS = {
  'spreadsheet-error': 'noName.spreadsheetError',
  'missing-value': 'noName.missingValue',
  email: 'noName.email',
  'web-address': 'noName.webAddress',
  digits: 'noName.digits',
  test: 'noName.test',
  total: 'noName.total',
  'report-line': 'noName.reportLine',
  'broken-characters': 'noName.brokenCharacters',
  'passport-lines': 'noName.passportLines',
} as const satisfies Record<NoNameReason, PlainKey>;

/** What was changed in a name, or what to check in it, as a sentence for its field or row. */
export const NAME_REMARK_TEXTS = {
  spaces: 'nameRemark.spaces',
  invisible: 'nameRemark.invisible',
  quotes: 'nameRemark.quotes',
  'mixed-scripts': 'nameRemark.mixedScripts',
  'rare-letters': 'nameRemark.rareLetters',
} as const satisfies Record<NameRemark, PlainKey>;

const NO_COUNTRY_TEXTS = {
  stateless: 'noCountry.stateless',
  refugee: 'noCountry.refugee',
  unspecified: 'noCountry.unspecified',
  'british-status': 'noCountry.britishStatus',
  organization: 'noCountry.organization',
} as const satisfies Record<Exclude<NoCountry['why'], 'former-state'>, PlainKey>;

const FORMER_STATES = {
  su: 'formerState.su',
  yu: 'formerState.yu',
  czechoslovakia: 'formerState.czechoslovakia',
  serbiaMontenegro: 'formerState.serbiaMontenegro',
  dd: 'formerState.dd',
  zr: 'formerState.zr',
  tp: 'formerState.tp',
  an: 'formerState.an',
  bu: 'formerState.bu',
} as const satisfies Record<FormerState, PlainKey>;

/** Returns why a stated nationality or country is not sent, as a sentence. */
export const noCountryText = (reason: NoCountry, { t }: Pick<Texts, 't'>): string =>
  reason.why === 'former-state'
    ? t('noCountry.formerState', { state: t(FORMER_STATES[reason.state]) })
    : t(NO_COUNTRY_TEXTS[reason.why]);
