import { expect, test } from 'vitest';
import { readOptions } from '../../run/options.ts';

test('runs everything unless one part is chosen', () => {
  expect(readOptions([])).toEqual({ only: null });
  expect(readOptions(['--only', 'unit'])).toEqual({ only: 'unit' });
  expect(readOptions(['--only=browser'])).toEqual({ only: 'browser' });
});

test.each([[['--only', 'everything']], [['--fast']], [['unit']]])('refuses %j', (args) => {
  expect(() => readOptions(args)).toThrow();
});
