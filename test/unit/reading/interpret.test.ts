import { expect, test } from 'vitest';
import { interpret, interpretAll } from '@/utils/reading/interpret';
import { withProfile } from '@/utils/reading/profile/profiles';

const AT = 'https://api.example.com';
const TEXT = '{"risk_score": 0.80, "other_score": 7}';
const OTHER = withProfile({}, AT, 'score', { score: { pointer: '/other_score', type: 'number' } });
const lookup = (id: string, text: string | undefined, state = 'done') => ({
  record: { id, state, baseUrl: AT, subject: { operation: 'score', request: { email: 'jane@example.com' } } as const },
  answer: text === undefined ? undefined : { text },
});

test('an answer is read by the rule of its service, as sent', () => {
  const { record } = lookup('a', TEXT);
  expect(interpret(record, { text: TEXT }, {})?.report.score?.value).toBe('0.80');
  expect(interpret(record, { text: TEXT }, OTHER)?.report.score?.value).toBe('7');
  expect(interpret({ ...record, baseUrl: 'https://other.example' }, { text: TEXT }, OTHER)?.report.score?.value).toBe(
    '0.80',
  );
  expect(interpret(record, { text: 'no JSON' }, {})).toBeNull();
});

test('an answer is parsed and read once for one display, however often the page draws', () => {
  const shown = lookup('a', TEXT);
  const first = interpretAll([shown, lookup('b', '[1]')], {});
  let all = first;
  for (let draw = 0; draw < 3; draw++) all = interpretAll([lookup('a', TEXT), lookup('b', '[1]')], {}, all);
  expect(all.get('a')?.interpretation?.report.score?.value).toBe('0.80');
  for (const id of ['a', 'b']) expect(all.get(id)?.interpretation).toBe(first.get(id)?.interpretation);
});

test('reads again for another rule or answer, and drops what is no longer listed', () => {
  const first = interpretAll([lookup('a', TEXT), lookup('b', TEXT)], {});
  const ruled = interpretAll([lookup('a', TEXT)], OTHER, first);
  expect(ruled.get('a')?.interpretation?.report.score?.value).toBe('7');
  expect([...ruled.keys()]).toEqual(['a']);
  const changed = interpretAll([lookup('a', '{"risk_score": 3}')], {}, ruled);
  expect(changed.get('a')?.interpretation?.report.score?.value).toBe('3');
});

test('a lookup without an answer has no interpretation', () => {
  const all = interpretAll([lookup('a', undefined), lookup('b', TEXT, 'failed'), lookup('c', 'no JSON')], {});
  expect([...all].map(([id, { interpretation }]) => [id, interpretation])).toEqual([['c', null]]);
});
