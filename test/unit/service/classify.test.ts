import { expect, test } from 'vitest';
import { kindOfStatus } from '@/utils/service/classify';

test.each([
  [200, '', true, null],
  [201, '', true, null],
  [202, '', true, 'still-working'],
  [204, '', false, 'nothing-known'],
  [206, '', true, 'not-understood'],
  [304, '', false, 'wrong-address'],
  [400, 'email: not valid', true, 'input-refused'],
  [400, 'Lookup limit reached for your plan', true, 'quota-spent'],
  [401, 'Your trial has expired', true, 'key-refused'],
  [402, '', false, 'quota-spent'],
  [403, 'Invalid API key', true, 'key-refused'],
  [403, 'Not enough credit', true, 'quota-spent'],
  [403, 'Forbidden', true, 'not-allowed'],
  [403, '', false, 'not-allowed'],
  [404, '', false, 'wrong-address'],
  [404, 'No record', true, 'nothing-known'],
  [405, '', false, 'wrong-address'],
  [409, 'Conflict', true, 'input-refused'],
  [410, '', false, 'wrong-address'],
  [413, '', false, 'input-refused'],
  [422, 'dob: invalid', true, 'input-refused'],
  [425, 'Too Early', false, 'still-working'],
  [429, '', false, 'too-many-requests'],
  [429, 'Monthly quota spent', true, 'quota-spent'],
  [429, 'Rate limit exceeded, your plan is free', true, 'too-many-requests'],
  [451, '', true, 'withheld'],
  [500, '', false, 'service-fault'],
  [503, '<html>', false, 'service-fault'],
  [599, '', false, 'service-fault'],
] as const)('HTTP %i "%s" json:%s → %s', (status, said, isJson, kind) => {
  expect(kindOfStatus(status, said, isJson)).toBe(kind);
});
