import { beforeEach, expect, test } from 'vitest';
import { browser } from 'wxt/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { eraseAllShown, eraseShown } from '@/entrypoints/background/housekeeping/erase-shown';
import type { RequestSubject } from '@/utils/service/operations';

const ADA: RequestSubject = {
  operation: 'overview',
  request: { subject_name: 'Ada Sample', entity_type: 'individual' },
};
const ADA_MAIL: RequestSubject = { operation: 'score', request: { email: 'ada@example.com' } };
const note = (text: string) => ({ note: text, validUntil: '', beside: null });
const list = (emails: string, subjects: string, files?: Record<string, string>) => ({
  operation: 'overview',
  source: 'text',
  emails,
  subjects,
  ...(files && { files }),
});
const stored = () => browser.storage.session.get(null);

beforeEach(() => fakeBrowser.reset());

test('deleting one subject leaves the notes about others, and lists without the lines that name it', async () => {
  await browser.storage.session.set({
    'draft:decision': { ada1: note('called'), bea: note('Bea: called the bank'), cem: note('see Ada Sample') },
    'draft:batch': list('', 'Name,Type\nBea Roe,individual\nAda Sample,individual\nCem Poe,individual'),
    'draft:page-batch': list('bea@example.com', ''),
    'draft:email': 'bea@example.com',
    'key:opened': { keeping: 'session', host: 'api.example.com', key: 'sk_CANARY' },
  });
  await eraseShown([ADA], ['ada1']);
  expect(await stored()).toEqual({
    'draft:decision': { bea: note('Bea: called the bank') },
    'draft:batch': list('', 'Name,Type\nBea Roe,individual\nCem Poe,individual'),
    'draft:page-batch': list('bea@example.com', ''),
    'draft:email': 'bea@example.com',
    'key:opened': { keeping: 'session', host: 'api.example.com', key: 'sk_CANARY' },
  });
});

test.each([
  ['in two columns', 'Last,First\nSample,Ada\nRoe,Bea', 'Last,First\nRoe,Bea'],
  ['in other letters', 'Name\nADA  SAMPLE\nBea', 'Name\nBea'],
  ['between others', 'Name\n"Ada Sample",x\r\nBea', 'Name\nBea'],
  ['as part of a longer name', 'Name\nAda Sampleton\nBea', 'Name\nAda Sampleton\nBea'],
])('a line that names the subject %s', async (_, before, after) => {
  await browser.storage.session.set({ 'draft:batch': list('', before) });
  await eraseShown([ADA], []);
  expect(await stored()).toEqual({ 'draft:batch': list('', after) });
});

test('an address goes with its line and in any letter case; another that contains it stays', async () => {
  await browser.storage.session.set({
    'draft:batch': list('Ada@Example.com\nnot-ada@example.com; bea@example.com', '', { score: 'ada@example.com.csv' }),
  });
  await eraseShown([ADA_MAIL], []);
  const { 'draft:batch': left } = await stored();
  expect(left).toMatchObject({ emails: 'not-ada@example.com; bea@example.com' });
});

test('a form, a card and a desk about the subject go, those about others stay', async () => {
  const card = (id: string) => ({ kind: 'lookup', frameId: 0, isAsked: true, id, how: 'sent' });
  const desk = (id: string) => ({ route: { name: 'lookup', id } });
  await browser.storage.session.set({
    'draft:subject': { name: 'Ada Sample', dob: '1980-01-01' },
    'card:1:a': card('ada1'),
    'card:1:b': card('bea1'),
    'desk:panel': desk('ada1'),
    'desk:next': desk('bea1'),
  });
  await eraseShown([ADA], ['ada1']);
  expect(await stored()).toEqual({ 'card:1:b': card('bea1'), 'desk:next': desk('bea1') });
});

test('deleting all data erases every draft, and leaves the key to its own deletion', async () => {
  await browser.storage.session.set({ 'draft:email': 'bea@example.com', 'desk:next': {}, 'key:opened': 1 });
  await eraseAllShown();
  expect(await stored()).toEqual({ 'key:opened': 1 });
});

test('parties of a deleted subject go with it; of others, only the one that is deleted', async () => {
  const party = (subject_name: string) => ({ role: 'Owner', request: { subject_name, entity_type: 'individual' } });
  const form = { name: '', entityType: '', dob: '', country: '', role: 'owner', typed: '' };
  await browser.storage.session.set({
    'draft:parties:ada1': { form, parties: [party('Bea Roe')] },
    'draft:parties:bea': { form, parties: [party('ADA Sample'), party('Cem Poe')] },
    'draft:parties:cem': { form: { ...form, name: 'Ada Sample' }, parties: [party('Bea Roe')] },
  });
  await eraseShown([ADA], ['ada1']);
  expect(await stored()).toEqual({ 'draft:parties:bea': { form, parties: [party('Cem Poe')] } });
});
