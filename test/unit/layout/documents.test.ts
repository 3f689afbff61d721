import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const DOCUMENTS = [
  ...['README.md', 'SECURITY.md', 'CONTRIBUTING.md'],
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join('docs', file)),
];
const DECISIONS = 'docs/decisions';

const read = (file: string): string => readFileSync(file, 'utf8');
const wordsIn = (file: string): number => read(file).split(/\s+/).length;

/** Files of the repository that a document names in backticks, without the line or the pattern of several files. */
const namedFiles = (text: string): string[] =>
  [...text.matchAll(/`((?:entrypoints|utils|components|test|public|docs)\/[^`\s*…]+)`/g)].map(([, file = '']) => file);

/** Targets of relative links, as paths from the root. */
const linkTargets = (document: string): string[] =>
  [...read(document).matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)].map(([, target = '']) =>
    path.join(path.dirname(document), target),
  );

test.each(DOCUMENTS)('%s: every file that it names or links exists', (document) => {
  const files = [...namedFiles(read(document)), ...linkTargets(document)];
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test('CONTRIBUTING and SECURITY fit on one page', () => {
  expect(wordsIn('CONTRIBUTING.md')).toBeLessThanOrEqual(700);
  expect(wordsIn('SECURITY.md')).toBeLessThanOrEqual(1000);
});

const decisions = readdirSync(DECISIONS)
  .filter((file) => file !== 'README.md')
  .sort();

test('each decision has its own number, and the index lists each one under its own title', () => {
  const numbers = decisions.map((file) => file.slice(0, 3));
  expect(new Set(numbers).size).toBe(numbers.length);
  const titles = decisions.map((file) => [
    read(path.join(DECISIONS, file))
      .split('\n')[0]
      ?.replace(/^# \d+ · /, ''),
    file,
  ]);
  const listed = [...read(path.join(DECISIONS, 'README.md')).matchAll(/\[([^\]]+)\]\((\d{3}-[^)]+)\)/g)];
  expect(listed.map(([, title, file]) => [title, file])).toEqual(titles);
});

test.each(decisions)('decision %s: context, decision, consequence, in under a page', (file) => {
  const text = read(path.join(DECISIONS, file));
  expect([...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)).toEqual([
    'Context',
    'Decision',
    'Consequence',
  ]);
  expect(wordsIn(path.join(DECISIONS, file))).toBeLessThan(450);
});
