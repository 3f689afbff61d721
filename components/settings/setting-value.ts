import { COUNTRY_FORMAT_NAMES } from '@/components/connection/connection-country-format';
import type { CardOnHover, Retention, Settings, ShowResults } from '@/utils/settings/settings';
import type { PortableField } from '@/utils/settings/settings-file';
import { siteName } from '@/utils/settings/site-pattern';
import type { PlainKey } from '@/utils/texts/text-key';
import type { Texts } from '@/utils/texts/texts';

export const SURFACE_NAMES = {
  'beside-address': 'privacy.besideAddress',
  'side-panel': 'privacy.sidePanel',
} as const satisfies Record<ShowResults, PlainKey>;

export const HOVER_NAMES = {
  'with-shift': 'sites.cardWithShift',
  off: 'sites.cardOff',
} as const satisfies Record<CardOnHover, PlainKey>;

export const retentionName = ({ t, formats }: Pick<Texts, 't' | 'formats'>, id: Retention): string =>
  id === 'session' ? t('keyStorage.session') : formats.duration(Number(id), 'day', 'long');

type Portable = Pick<Settings, PortableField>;
type InWords<Field extends PortableField> = (value: Portable[Field], texts: Texts) => string;

const languageIn = (tag: string, { locale }: Texts): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag;

/** Settings whose values are words of the program. */
const WORDS: { [Field in PortableField]?: InWords<Field> } = {
  keepResults: (value, texts) => retentionName(texts, value),
  showResults: (value, { t }) => t(SURFACE_NAMES[value]),
  cardOnHover: (value, { t }) => t(HOVER_NAMES[value]),
  countryFormat: (value, { t }) => t(COUNTRY_FORMAT_NAMES[value]),
  language: (value, texts) => (value === 'browser' ? texts.t('transfer.browserLanguage') : languageIn(value, texts)),
  sites: (value, { t, formats }) => (value.length > 0 ? formats.list(value.map(siteName)) : t('newBatch.none')),
  noteLanguage: (value, texts) =>
    value === 'interface' ? texts.t('language.sameAsInterface') : languageIn(value, texts),
};

/** Returns the value of a setting as the settings name it. */
export function settingValue<Field extends PortableField>(field: Field, value: Portable[Field], texts: Texts): string {
  const { t, formats } = texts;
  const inWords: InWords<Field> | undefined = WORDS[field];
  if (inWords) return inWords(value, texts);
  if (typeof value === 'boolean') return t(value ? 'transfer.isOn' : 'transfer.isOff');
  if (typeof value === 'number') return formats.number(value);
  if (Array.isArray(value) && value.length > 0) return formats.list(value);
  return Array.isArray(value) || value === '' ? t('newBatch.none') : String(value);
}
