import { SUPPORTED_LOCALES } from '@wxt-dev/i18n/build';
import type { Catalogue } from './catalogue';
import { limitProblems } from './text-limits';

const PLURAL = /_(zero|one|two|few|many|other)$/;
const MARKS = '“”„‟«»‹›「」『』‘"';

/** Returns everything that is wrong with a translation, one line each. */
export function catalogueProblems(english: Catalogue, language: Catalogue): string[] {
  return [
    ...languageProblems(language),
    ...keyProblems(english, language),
    ...[...language.texts].flatMap(([name, text]) => {
      const source = english.texts.get(name) ?? english.texts.get(name.replace(PLURAL, '_other'));
      return [...(source === undefined ? [] : slotProblems(source, text)), ...formProblems(text)].map(
        (problem) => `${name}: ${problem}`,
      );
    }),
    ...limitProblems(language),
    ...sameTextProblems(english, language),
    ...quotationProblems(language),
  ];
}

const tagOf = ({ name }: Catalogue): string => name.replace('_', '-');

function languageProblems(language: Catalogue): string[] {
  const tag = tagOf(language);
  return [
    ...(SUPPORTED_LOCALES.has(language.name) ? [] : [`${language.name}.yml: browsers have no such language`]),
    ...(Intl.PluralRules.supportedLocalesOf(tag).length > 0 ? [] : [`${tag}: Intl does not know it`]),
    ...(language.texts.get('locale') === tag ? [] : [`locale: must be ${tag}`]),
  ];
}

/** The names that a language must have: those of English, with its own categories for each plural. */
function keyProblems(english: Catalogue, language: Catalogue): string[] {
  const { pluralCategories } = new Intl.PluralRules(tagOf(language)).resolvedOptions();
  const wanted = new Set(
    [...english.texts.keys()].flatMap((name) => {
      const base = name.replace(PLURAL, '');
      const isPlural = base !== name && english.texts.has(`${base}_other`);
      return isPlural ? pluralCategories.map((category) => `${base}_${category}`) : [name];
    }),
  );
  return [
    ...[...wanted].filter((name) => !language.texts.has(name)).map((name) => `${name}: missing`),
    ...[...language.texts.keys()].filter((name) => !wanted.has(name)).map((name) => `${name}: not wanted`),
  ];
}

const slotsOf = (text: string): string => [...new Set(text.match(/\{\w+\}|%s/g))].sort().join(' ');

function slotProblems(source: string, text: string): string[] {
  return slotsOf(source) === slotsOf(text) ? [] : [`slots are “${slotsOf(text)}”, not “${slotsOf(source)}”`];
}

function formProblems(text: string): string[] {
  return [
    ...(/^\s|\s$|^$|\$/.test(text) ? ['is empty, has spaces around it, or “$”'] : []),
    ...(/\p{L}'\p{L}|\.\.\./u.test(text) ? ['needs the signs ’ and …'] : []),
  ];
}

/** Texts that a language shares with English, by the comments `# same: <reason>` behind them. */
function declaredSame({ source }: Catalogue): Set<string> {
  const lines = source.matchAll(/^ *[\w']+: (['"]?)(.+?)\1 +# same: \S.*$/gm);
  return new Set([...lines].map(([, , text = '']) => text.replaceAll("''", "'")));
}

/** Whether a text has words that a language could say differently; “{used} / {limit}” and the name have none. */
const hasWords = (text: string): boolean => /\p{L}/u.test(text.replace(/\{\w+\}|%s|Sightline/g, ''));

function sameTextProblems(english: Catalogue, language: Catalogue): string[] {
  const declared = declaredSame(language);
  const same = [...language.texts].filter(([name, text]) => english.texts.get(name) === text && hasWords(text));
  const used = new Set(same.map(([, text]) => text));
  return [
    ...same.filter(([, text]) => !declared.has(text)).map(([name]) => `${name}: is English`),
    ...[...declared].filter((text) => !used.has(text)).map((text) => `“${text}”: declared as same, but is not`),
  ];
}

/** Only the pair in the comment `# Quotation marks: „…“` is used, and always as a pair. */
function quotationProblems({ source, texts }: Catalogue): string[] {
  const [, open, close] = source.match(/^# Quotation marks: (.+?)…(.+)$/m) ?? [];
  if (open === undefined || close === undefined) return ['the comment “# Quotation marks: …” is missing'];
  const quoted = new RegExp(`${open}[^${MARKS}]*${close}`, 'gu');
  const marks = new RegExp(`[${MARKS}]`, 'u');
  return [...texts]
    .filter(([, text]) => marks.test(text.replace(quoted, '')))
    .map(([name]) => `${name}: quotation marks other than ${open}…${close}`);
}
