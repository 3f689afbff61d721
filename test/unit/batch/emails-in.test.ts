import { expect, test } from 'vitest';
import { emailsIn } from '@/utils/batch/emails-in';

const found = (text: string) => emailsIn(text).subjects.map(({ request }) => request.email);

test('addresses are found anywhere in a text, in their order, each once by its normal form', () => {
  const text = 'Jane <jane@example.com>; "Sam, Lee" sam@Example.ORG\r\n,mailto:kim@example.net,jane@EXAMPLE.com';
  expect(found(text)).toEqual(['jane@example.com', 'sam@example.org', 'kim@example.net']);
  expect(emailsIn(text).repeated).toBe(1);
});

test('a line that is nothing but an address counts as typed, with whatever ending', () => {
  expect(found('ops@mail.internal\nwrite to ops@mail.nosuchending please')).toEqual(['ops@mail.internal']);
});

test('an address that may imitate another one is kept apart, with what is odd about it', () => {
  const { subjects, odd } = emailsIn('jane@example.com\njаne@example.com');
  expect(subjects.map(({ request }) => request.email)).toEqual(['jane@example.com']);
  expect(odd).toHaveLength(1);
  expect(odd[0]?.note.warnings.join(' ')).toMatch(/imitate/);
});

test('a text without addresses gives none', () => {
  expect(emailsIn('no @ here, nor there: a@b, @example.com')).toEqual({ subjects: [], odd: [], repeated: 0 });
});

test('ten thousand addresses are read in a moment', () => {
  const text = Array.from({ length: 10_000 }, (_, i) => `person.${i}@example.com`).join('\n');
  const begun = performance.now();
  expect(found(text)).toHaveLength(10_000);
  expect(performance.now() - begun).toBeLessThan(2000);
});
