import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type FormSource, formFields, reviewerNotes } from '../../release/form-fields.ts';
import { readAnswers, STORES, withoutAnswer } from '../../release/forms.ts';
import { readListings } from '../../release/listing.ts';
import { NAMES } from '../../release/names.ts';

const { en } = readListings('.').listings;
if (!en) throw new Error('docs/release/listing/en.json is missing');
const SOURCE: FormSource = {
  language: 'en',
  listing: en,
  answers: readAnswers('.'),
  names: NAMES,
  privacy: readFileSync('PRIVACY.md', 'utf8'),
  reviewers: readFileSync('docs/release/reviewers.md', 'utf8'),
};

test.each(STORES)('%s: every field has a text that can be pasted, without signs of JSON', (store) => {
  const fields = formFields(store, SOURCE);
  expect(fields.length).toBeGreaterThan(10);
  for (const [name, text] of fields) {
    expect(text, name).not.toBe('');
    expect(text, name).not.toMatch(/\\n|\\"|undefined|\[object/);
  }
  expect(Object.fromEntries(fields)).toMatchObject({ Description: en.description.join('\n\n') });
});

test('Chrome gets a reason for each of its permissions, and none of Firefox alone', () => {
  const names = formFields('chrome', SOURCE).map(([name]) => name);
  const own = Object.keys(en.permissions).filter((name) => name !== 'menus' && !name.includes('://'));
  expect(names.filter((name) => name.startsWith('Reason for '))).toEqual([
    ...own.map((name) => `Reason for ${name}`),
    'Reason for hosts',
  ]);
});

test('contacts come from package.json', () => {
  const support = { email: 'help@sightline.test', site: 'https://git.test/issues' };
  const names = { ...NAMES, author: `A Publisher <${support.email}>`, bugs: { url: support.site } };
  const fields = (store: (typeof STORES)[number]) => Object.fromEntries(formFields(store, { ...SOURCE, names }));
  expect(fields('firefox')).toMatchObject({ 'Support email': support.email, 'Support site': support.site });
  expect(fields('chrome')).toMatchObject({ 'Support URL': support.site, 'Homepage URL': NAMES.homepage });
  expect(fields('edge')).toMatchObject({ 'Support contact': support.email, Website: NAMES.homepage });
});

test('questions for the publisher are marked as such', () => {
  const answers = { ...SOURCE.answers, chrome: { 'Trader status': null, 'Mature content': 'No' } };
  const fields = Object.fromEntries(formFields('chrome', { ...SOURCE, answers }));
  expect(fields).toMatchObject({ 'Trader status': 'YOURS TO ANSWER', 'Mature content': 'No' });
  const storeIds = { ...NAMES.storeIds, edge: null };
  expect(withoutAnswer({ storeIds }, answers, null)).toEqual(['chrome: Trader status']);
  expect(withoutAnswer({ storeIds }, answers, undefined)).toContain('chrome: Payments');
});

test('reviewers get the address of the repository and the files of this version', () => {
  const names = { ...NAMES, version: '9.8.7', repository: { url: 'git+https://git.test/sightline.git' } };
  const { short, whole } = reviewerNotes(SOURCE.reviewers, { ...names, homepage: 'https://site.test' });
  expect(whole).toMatch(/^Sightline sends lookups/);
  expect(whole).toContain('sightline-9.8.7-sources.zip');
  expect(short).toContain('(https://site.test/reviewers)');
  for (const notes of [short, whole]) {
    expect(notes).toContain('the repository (https://git.test/sightline)');
    expect(notes).not.toMatch(/<version>|\]\(|npm run listing/);
  }
});

test('each form gets the notes that fit into it, and only Edge asks for a logo', () => {
  const fields = (store: (typeof STORES)[number]) => Object.fromEntries(formFields(store, SOURCE));
  const { short, whole } = reviewerNotes(SOURCE.reviewers, NAMES);
  expect(fields('firefox')).toMatchObject({ 'Notes to reviewers': whole });
  expect(fields('edge')).toMatchObject({ 'Notes for certification': short });
  expect(fields('chrome')).toMatchObject({ 'Test instructions': short });
  expect(STORES.filter((store) => 'Logo, 300 × 300' in fields(store))).toEqual(['edge']);
});
