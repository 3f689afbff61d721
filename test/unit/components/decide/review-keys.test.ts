import { expect, test } from 'vitest';
import { reviewAction } from '@/components/decide/review-keys';

const NONE = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, repeat: false };
const target = { closest: () => null } as unknown as Element;

test.each([
  ['n', 'KeyN', { altKey: true }, 'notCustomer'],
  // Option changes what a key of a Mac types.
  ['˜', 'KeyN', { altKey: true }, 'notCustomer'],
  ['2', 'Digit2', { altKey: true }, 'escalate'],
  ['N', 'KeyN', { altKey: true, shiftKey: true }, 'several'],
  ['!', 'Digit1', { altKey: true, shiftKey: true }, null],
  ['n', 'KeyN', { altKey: true, ctrlKey: true }, null],
  ['т', 'KeyN', {}, 'notCustomer'],
])('“%s” on %s with %j means %s', (key, code, held, action) => {
  expect(reviewAction({ key, code, target, ...NONE, ...held })).toBe(action);
});
