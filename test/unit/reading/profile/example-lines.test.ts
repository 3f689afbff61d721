import { expect, test } from 'vitest';
import { type ExampleLine, exampleLines } from '@/utils/reading/profile/example-lines';
import { exampleOf, HIT } from './answers';

const linesOf = (body: unknown): ExampleLine[] => {
  const { answer, report } = exampleOf(body);
  return exampleLines(answer, report);
};

test('an example shows each field once, with what it is read as; of a list the first entry', () => {
  const two = { ...HIT, tags: ['a', 'b'], note: {} };
  const lines = linesOf(two).map(({ depth, name, tag }) => `${'  '.repeat(depth)}${name}${tag ? ` = ${tag}` : ''}`);
  expect(lines).toEqual([
    'decision = label',
    'country',
    'screening',
    '  sanctions',
    '    matched',
    '    hits = hit',
    '      name = name',
    '      list = list',
    '      date_of_birth = birth',
    '      country = country',
    '      score = strength',
    '  pep',
    '    status = hit',
    'tags',
    'note',
  ]);
  expect(linesOf(two).find(({ name }) => name === 'tags')?.value).toEqual({ entries: 2 });
});

test('a deep or long answer is cut, and a long text shortened', () => {
  let deep: object = { end: 1 };
  for (let i = 0; i < 1000; i++) deep = { a: deep };
  expect(linesOf(deep).length).toBeLessThan(20);
  expect(linesOf(Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`k${i}`, i])))).toHaveLength(150);
  expect(linesOf({ text: 'x'.repeat(500) })[0]?.value).toEqual({ text: `${'x'.repeat(80)}…` });
});
