import { expect, test, vi } from 'vitest';
import { filterRows } from '@/utils/batch/arrange-rows';
import * as requestSubject from '@/utils/service/request-subject';
import { ENGLISH } from '../../texts/english';
import { lookupRecordWith } from '../lookup/record';

test('a row is described once, however many letters are typed', () => {
  const described = vi.spyOn(requestSubject, 'describeSubject');
  const rows = ['Ann@example.com', 'bob@example.com'].map((email) =>
    lookupRecordWith({ id: email, subject: { operation: 'score', request: { email } } }),
  );
  for (const text of ['a', 'an', 'ann', ' ANN']) {
    expect(filterRows(rows, { text, group: 'all' }, new Map(), ENGLISH)).toContain(rows[0]);
  }
  expect(filterRows(rows, { text: 'ann', group: 'all' }, new Map(), ENGLISH)).toEqual([rows[0]]);
  expect(described).toHaveBeenCalledTimes(2);
});
