import { expect, test } from 'vitest';
import { createFieldAt } from '@/utils/reading/profile/field-at';

const field = (pattern: string) => ({ pattern, types: ['text' as const], always: true });
const fieldAt = createFieldAt({ fields: ['/hits', '/hits/*/list', '/hits/total', '/*/a', '/b/c'].map(field) });

test.each([
  ['/hits', '/hits'],
  ['/hits/*/list', '/hits/*/list'],
  ['/hits/total', '/hits/total'],
  ['/hits/Ana Exemplo/list', '/hits/*/list'],
  ['/b/a', '/*/a'],
])('%s is remembered as %s', (pattern, known) => {
  expect(fieldAt(pattern)?.pattern).toBe(known);
});

test.each(['/hits/*', '/hits/Ana Exemplo', '/hits/*/list/x', '/c', '', '/b/c/a'])('%s is new', (pattern) => {
  expect(fieldAt(pattern)).toBeUndefined();
});
