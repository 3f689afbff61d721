import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ENGLISH } from '../../../texts/english';
import { GERMAN } from '../../../texts/german';
import { expectAccessible } from '../expect-accessible';
import { expectHitInFirstFold, expectScoreInFirstFold, lines, showWith } from './notices-stage';

// Each notice once, in the language with the longer lines; all pairs in both are in the sweep.
test.each([
  ['otherSubject', 'layout'],
  ['repeated', 'stopped'],
  ['locked', 'batch'],
  ['locked', 'purpose'],
] as const)('%s and %s leave the first hit in the first fold', (one, other) =>
  expectHitInFirstFold(one, other, GERMAN),
);

test.each([
  ['otherSubject', 'repeated'],
  ['stopped', 'locked'],
  ['batch', 'purpose'],
] as const)('%s and %s leave the score in the first fold', (one, other) => expectScoreInFirstFold(one, other, GERMAN));

test('more than two notices are two lines and a number, which shows all of them', async () => {
  await showWith('person', ['locked', 'batch', 'purpose', 'otherSubject'], ENGLISH);
  await expect
    .poll(() => [...lines()].map((line) => (line as HTMLElement).dataset.notice))
    .toEqual(['otherSubject', 'locked']);
  const more = page.getByTestId('more-notices');
  await expect.element(more).toHaveTextContent('+2');
  await expectAccessible();
  await more.click();
  await expect.poll(() => lines().length).toBe(4);
  await expect.element(more).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => lines().length).toBe(2);
});
