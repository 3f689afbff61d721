import Dexie from 'dexie';
import { expect, test } from 'vitest';
import { isFullDisk, storageFailure } from '@/utils/service/full-disk';

const QUOTA = new DOMException('x', 'QuotaExceededError');

test.each([
  ['the browser’s own error', QUOTA],
  ['an abort of Dexie with it inside', new Dexie.AbortError('aborted', QUOTA)],
  ['a bulk write of Dexie with it among others', new Dexie.BulkError('', [new Error('other'), QUOTA] as never)],
  ['an abort of an abort', new Dexie.AbortError('aborted', new Dexie.AbortError('aborted', QUOTA))],
  ['a write to storage.session in Chromium', new Error('QUOTA_BYTES quota exceeded')],
  ['a newer Chromium', new Error('Session storage quota bytes exceeded. Values were not stored.')],
  [
    'a write to extension storage in Firefox',
    new Error('QuotaExceededError: storage.session API call exceeded its quota limitations.'),
  ],
  ['a write to a full drive', new Error('IO error: /x/000003.log: FILE_ERROR_NO_SPACE')],
])('%s is a full disk', (_, error) => {
  expect(isFullDisk(error)).toBe(true);
  expect(storageFailure(error)).toEqual({ kind: 'disk-full' });
});

test.each([
  ['an abort for another reason', new Dexie.AbortError('aborted', new DOMException('', 'UnknownError'))],
  ['a database that was closed', new Dexie.DatabaseClosedError()],
  ['what is no error', { name: 'QuotaExceededError' }],
  ['nothing', null],
])('%s is not', (_, error) => {
  expect(isFullDisk(error)).toBe(false);
  expect(storageFailure(error)).toEqual({ kind: 'storage-failed' });
});

test('an error that holds itself ends the search', () => {
  const error = new Error('x');
  expect(isFullDisk(Object.assign(error, { cause: error }))).toBe(false);
});
