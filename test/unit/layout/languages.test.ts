import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type Catalogue, readCatalogue } from '../../house/catalogue';
import { catalogueProblems } from '../../house/catalogue-problems';
import { limitProblems, TEXT_LIMITS } from '../../house/text-limits';

const LANGUAGES = globSync('locales/*.yml')
  .map((file) => path.basename(file, '.yml'))
  .sort();
const english = await readCatalogue('en');

test.each(LANGUAGES.filter((name) => name !== 'en'))('%s is complete and fits', async (name) => {
  expect(catalogueProblems(english, await readCatalogue(name))).toEqual([]);
});

test.each(LANGUAGES)(
  '%s: a text that says what to choose from the menu leaves the entry to its own text',
  async (name) => {
    const { texts } = await readCatalogue(name);
    for (const text of ['card_nothing', 'card_withMouse', 'welcome_useMenu', 'welcome_useSelection'])
      expect(texts.get(text), text).toContain('{item}');
    const entries = [...texts].filter(([key]) => key.startsWith('menu_')).map(([, title]) => title);
    const repeated = [...texts].filter(
      ([key, text]) => !key.startsWith('menu_') && entries.some((title) => text.includes(title)),
    );
    expect(repeated).toEqual([]);
  },
);

test.each(LANGUAGES)('%s: a # in a text is quoted, or the rest would be a comment', async (name) => {
  const { source } = await readCatalogue(name);
  expect(source.match(/^ *[\w']+: [^'">\n].* #(?! same: ).*$/gm)).toBeNull();
});

test.each(LANGUAGES)('%s: the words of the provider are in quotation marks', async (name) => {
  const { texts } = await readCatalogue(name);
  expect(texts.get('failure_providerSays')).toMatch(/[“„«‘「]\s?\{text\}\s?[”“»’」]/);
});

/** The reader is meant: "not recognized" under "Sanctions" reads as if the person were not recognized. */
const CANNOT_TELL: Record<string, RegExp> = {
  de: /nicht zu erkennen/,
  en: /can’t tell/,
  es: /no se puede saber/,
  fr: /impossible à dire/,
  it: /non si può dire/,
  ja: /判断できず/,
  nl: /niet te zien/,
  pt_BR: /não dá para saber/,
};
test.each(LANGUAGES)('%s: an absent kind of screening says that the result does not tell', async (name) => {
  const { texts } = await readCatalogue(name);
  expect(texts.get('screening_absent')).toMatch(CANNOT_TELL[name] ?? /words for "can’t tell" in this test/);
});

test('French has no-break spaces beside its signs', async () => {
  const { texts } = await readCatalogue('fr');
  expect([...texts].filter(([, text]) => / [:;?!»]|« /.test(text))).toEqual([]);
});

test('each limit has a text, and English fits', () => {
  for (const { names } of TEXT_LIMITS) {
    expect([...english.texts.keys()].filter((name) => names.test(name)).length, String(names)).toBeGreaterThan(0);
  }
  expect(limitProblems(english)).toEqual([]);
});

const catalogue = (name: string, texts: Record<string, string>, source = ''): Catalogue => ({
  name,
  texts: new Map(Object.entries(texts)),
  source,
});
const SMALL = catalogue('en', {
  locale: 'en',
  title_desk: 'Name',
  sent: 'Sent to {host}',
  ms: '{ms} / {of}',
  found_one: '{count} address',
  found_other: '{count} addresses',
});
const GERMAN = {
  locale: 'de',
  title_desk: 'Suche',
  sent: 'An „{host}“ gesendet',
  ms: '{ms} / {of}',
  found_one: '{count} Adresse',
  found_other: '{count} Adressen',
};
const MARKS = '# Quotation marks: „…“';

test('a complete language has no problem, also with other plurals', () => {
  expect(catalogueProblems(SMALL, catalogue('de', GERMAN, MARKS))).toEqual([]);
  const { found_one: _, ...japanese } = { ...GERMAN, locale: 'ja', sent: '「{host}」に送信', title_desk: '名前' };
  expect(catalogueProblems(SMALL, catalogue('ja', japanese, '# Quotation marks: 「…」'))).toEqual([]);
  const french = { ...GERMAN, locale: 'fr', sent: 'Envoyé à «\u202f{host}\u202f»', found_many: '{count} d’adresses' };
  expect(catalogueProblems(SMALL, catalogue('fr', french, '# Quotation marks: «\u202f…\u202f»'))).toEqual([]);
});

test.each<[string, Record<string, string | undefined>, string, string]>([
  ['a text is missing', { sent: undefined }, '', 'sent: missing'],
  ['a plural category is missing', { found_one: undefined }, '', 'found_one: missing'],
  ['a category is not one of the language', { found_many: '{count} Adressen' }, '', 'found_many: not wanted'],
  ['a text is too much', { more: 'Mehr' }, '', 'more: not wanted'],
  ['a slot is lost', { sent: 'Gesendet' }, '', 'sent: slots are “”, not “{host}”'],
  ['a plural has no number', { found_one: 'Eine Adresse' }, '', 'found_one: slots are “”, not “{count}”'],
  ['English is left', { title_desk: 'Name' }, '', 'title_desk: is English'],
  ['a word is declared as same and is not', {}, '\n  desk: Name # same: x', '“Name”: declared as same, but is not'],
  ['marks are those of another language', { sent: '“{host}”' }, '', 'sent: quotation marks other than „…“'],
  ['a mark is alone', { sent: 'An „{host} gesendet' }, '', 'sent: quotation marks other than „…“'],
  ['an apostrophe is straight', { title_desk: "Wie geht's" }, '', 'title_desk: needs the signs ’ and …'],
  ['a text is cut', { title_desk: 'x'.repeat(41) }, '', 'title_desk: 41 columns, at most 40.'],
  ['the file has another language', { locale: 'nl' }, '', 'locale: must be de'],
])('%s', (_, change, source, problem) => {
  const texts = Object.entries({ ...GERMAN, ...change }).filter(([, text]) => text !== undefined);
  const changed = catalogue('de', Object.fromEntries(texts) as Record<string, string>, MARKS + source);
  expect(catalogueProblems(SMALL, changed)).toEqual([expect.stringContaining(problem)]);
});

test('texts that share a line are limited by their sum', () => {
  const steps = (list: string) =>
    catalogue('de', { batch_stepList: list, batch_stepCheck: '確認', batch_stepRun: 'Senden' });
  expect(limitProblems(steps('x'.repeat(15)))).toEqual([]);
  const problem = 'batch_stepList + batch_stepCheck + batch_stepRun: 26 columns, at most 25.';
  expect(limitProblems(steps('x'.repeat(16)))).toEqual([expect.stringContaining(problem)]);
});

test('the same word is declared where it stands', () => {
  const same = catalogue('de', { ...GERMAN, title_desk: 'Name' }, `${MARKS}\n  desk: Name # same: the German word`);
  expect(catalogueProblems(SMALL, same)).toEqual([]);
});
