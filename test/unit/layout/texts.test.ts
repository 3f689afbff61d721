import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import english from '@/locales/en.yml';
import { textsInCode } from '../../house/texts-in-code';
import { NOT_SHOWN } from '../../house/texts-not-shown';

const SOURCES = globSync('{components,entrypoints,utils}/**/*.{ts,tsx}').map((file) => ({
  file,
  source: readFileSync(file, 'utf8'),
}));
const PLURAL = /_(zero|one|two|few|many|other)$/;

test('texts are in the catalogue, not in the code, and no code fixes their language', () => {
  const found = SOURCES.filter(({ file, source }) => textsInCode(file, source).length > 0).map(({ file }) => file);
  expect(found.sort()).toEqual(Object.keys(NOT_SHOWN).sort());
});

test('finds a text planted in the code', () => {
  const source = `
    import { Button } from 'Some Button';
    const LOOK = 'flex min-h-6 truncate Bold';
    const keys = ['Enter', 'form.close', 'closeCard'];
    const problem = ok ? '' : 'Choose a file.';
    const label = <p className="flex truncate" data-testid="Some id">Close {t('form.close')}</p>;
    const named = <Field label="Name" title={\`\${count} of \${total}\`} />;
    const size = total.toLocaleString() + new Intl.NumberFormat('en').format(count);
    throw new Error('This page has no root.');`;
  expect(textsInCode('planted.tsx', source)).toEqual([
    'Choose a file.',
    'Close',
    'Name',
    ' of ',
    'toLocaleString',
    'en',
  ]);
});

test('every text of the catalogue is used', () => {
  const code = [...SOURCES.map(({ source }) => source), readFileSync('wxt.config.ts', 'utf8')].join('\n');
  const used = new Set([...code.matchAll(/['"]([a-z][\w.]*)['"]|__MSG_(\w+)__/g)].map(([, key, name]) => key ?? name));
  // `failure.${words}.title` uses each text that a word of the code completes, such as 'key-refused'.
  for (const [, kind = ''] of code.matchAll(/'([a-z]+(?:-[a-z]+)+)'/g)) {
    used.add(kind.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()));
  }
  const parts = [...code.matchAll(/`([a-z][\w.]*\.)\$\{\w+\}(\.[\w.]+)`/g)].map(([, before = '', after = '']) => ({
    before,
    after,
  }));
  const isCompleted = (key: string) =>
    parts.some(
      ({ before, after }) =>
        key.startsWith(before) && key.endsWith(after) && used.has(key.slice(before.length, -after.length)),
    );
  const isUsed = (name: string) => {
    const key = name.replace(PLURAL, '').replaceAll('_', '.');
    return used.has(name) || used.has(key) || isCompleted(key);
  };
  expect(Object.keys(english).filter((name) => !isUsed(name))).toEqual([]);
});

test('the browser accepts every text, and each plural has its number', () => {
  const names = Object.keys(english);
  expect(names.length).toBeGreaterThan(10);
  // Chromium compares names without case; a key with "_" could be that of another text.
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  const source = readFileSync('locales/en.yml', 'utf8');
  expect(source.match(/^ *[\w-]*[_-][\w-]*:/m)).toBeNull();
  for (const [name, { message }] of Object.entries(english)) {
    expect(message, name).not.toMatch(/^\s|\s$|\$|^$/);
    if (PLURAL.test(name)) expect(english, name).toHaveProperty(name.replace(PLURAL, '_other'));
    if (message.includes('{count}')) expect(name).toMatch(PLURAL);
  }
});

test('texts use the words of the glossary, in American spelling, with typographic signs', () => {
  const wrong = /look-up|organis|colour|cancell|time-out|\banew\b|\bbudget\b|\w'\w|"|\.\.\./i;
  const found = Object.entries(english).filter(([, { message }]) => wrong.test(message));
  expect(found).toEqual([]);
});
