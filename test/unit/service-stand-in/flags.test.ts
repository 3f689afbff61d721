import { expect, test } from 'vitest';
import { readFlags } from '../../service/flags.ts';

test('flags have defaults and are checked', () => {
  expect(readFlags([])).toEqual({ port: 8787, apiKey: 'sk_standin_0000', layout: 'flat', delayMs: 0 });
  expect(readFlags(['--port', '0', '--key', 'k', '--layout', 'two-scores', '--delay', '250'])).toEqual({
    port: 0,
    apiKey: 'k',
    layout: 'two-scores',
    delayMs: 250,
  });
  for (const wrong of [['--port', 'x'], ['--layout', 'none'], ['--delay', '-1'], ['--what']]) {
    expect(() => readFlags(wrong)).toThrow();
  }
});
