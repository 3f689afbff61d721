import { expect, test } from 'vitest';
import { foldSpellings } from '@/utils/list/fold-spellings';

const scores = (emails: string[]) => emails.map((email) => ({ operation: 'score', request: { email } }) as const);
const fold = (emails: string[], saved: Record<string, string> = {}) => {
  const { subjects, folded } = foldSpellings(scores(emails), new Map(Object.entries(saved)));
  return { use: subjects.map(({ request }) => request.email), folded };
};

test('addresses that differ in capital letters are looked up once, by the first spelling, in their order', () => {
  expect(fold(['Kim@acme.com', 'lee@acme.com', 'kim@acme.com', 'KIM@acme.com'])).toEqual({
    use: ['Kim@acme.com', 'lee@acme.com'],
    folded: [{ use: 'Kim@acme.com', isSaved: false, others: ['kim@acme.com', 'KIM@acme.com'] }],
  });
});

test('the spelling that has a saved result serves, also where it is not in the list', () => {
  const saved = { 'kim@acme.com': 'kim@acme.com', 'lee@acme.com': 'LEE@acme.com', 'sam@acme.com': 'sam@acme.com' };
  expect(fold(['Kim@acme.com', 'kim@acme.com', 'lee@acme.com', 'sam@acme.com'], saved)).toEqual({
    use: ['kim@acme.com', 'LEE@acme.com', 'sam@acme.com'],
    folded: [
      { use: 'kim@acme.com', isSaved: true, others: ['Kim@acme.com'] },
      { use: 'LEE@acme.com', isSaved: true, others: ['lee@acme.com'] },
    ],
  });
});

test('another tag, dot or domain is another address', () => {
  const all = ['kim@acme.com', 'kim+crm@acme.com', 'k.im@acme.com', 'kim@acme.org'];
  expect(fold(all)).toEqual({ use: all, folded: [] });
});
