import { expect, test } from 'vitest';
import { openingProblem } from '../../start/opening-problem.ts';

const ESCAPE = '\u001b';

test("the browser's own words, without the rest", () => {
  const message = [
    'browserType.launch: closed',
    `${ESCAPE}[2m  - <launching> /usr/bin/chromium --many --switches${ESCAPE}[22m`,
    `${ESCAPE}[2m  - [pid=7][err] Missing X server or $DISPLAY${ESCAPE}[22m`,
  ].join('\n');
  expect(openingProblem('/usr/bin/chromium', message).split('\n')).toEqual([
    '/usr/bin/chromium does not open. If there is no screen here: npm start -- --tour',
    '  Missing X server or $DISPLAY',
  ]);
});

test('shows the start of the error if the browser printed nothing', () => {
  expect(openingProblem('/b', 'spawn EACCES')).toContain('\n  spawn EACCES');
});
