import { expect, test } from 'vitest';
import { milestone } from '@/components/batch/progress-text';
import { ENGLISH } from '../../texts/english';

const NONE = { queued: 0, sending: 0, done: 0, failed: 0, unknown: 0, cancelled: 0, reused: 0 };

test('a batch of sixty says its quarters and its end', () => {
  const said = Array.from({ length: 61 }, (_, done) =>
    milestone('running', { ...NONE, done, queued: 60 - done }, ENGLISH),
  );
  expect([...new Set(said)]).toEqual([null, '15 of 60', '30 of 60', '45 of 60', '60 of 60']);
  expect(milestone('finished', { ...NONE, done: 60 }, ENGLISH)).toBe('Done');
});
