import { expect, test } from 'vitest';
import { readAlarm } from '@/utils/reading/score/alarm';

test.each([
  ['SUSPECTED', 'alarming'],
  ['NOT_SUSPECTED', 'calm'],
  ['possible_match', 'alarming'],
  ['No hits', 'calm'],
  ['no-match', 'calm'],
  ['NotVerified', 'alarming'],
  ['DoNotSend', 'alarming'],
  ['Low fraud risk', 'calm'],
  ['Very High', 'alarming'],
  ['needs manual review', 'undecided'],
  ['false_positive', 'calm'],
  ['FRAUD', 'alarming'],
] as const)('%s is %s', (text, alarm) => {
  expect(readAlarm(text)).toBe(alarm);
});

test.each([
  ...['active', 'Unknown', 'Good Standing', 'dissolved', 'Certified', 'open', 'requires_input', 'Clear Water Ltd'],
  ...['Petra Quillon', 'Vermont', '', '72', 'no', 'pending', 'The verification code is correct.'],
  'A match of the name was found in the list of the harbour authority',
])('"%s" is no outcome', (text) => {
  expect(readAlarm(text)).toBeNull();
});
