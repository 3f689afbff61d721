import { expect, test } from 'vitest';
import { EMPTY_BATCH_DRAFT, MAX_DRAFT_LETTERS } from '@/utils/batch/batch-draft';
import { EMPTY_SUBJECT_DRAFT } from '@/utils/service/subject-draft';
import { batchDrafts, emailDraft, subjectDraft } from '@/utils/storage/drafts';
import type { StoredItem } from '@/utils/storage/stored-item';

const MOST = 'a'.repeat(MAX_DRAFT_LETTERS);

async function keeps<T>(item: StoredItem<T | undefined>, small: NonNullable<T>, large: NonNullable<T>) {
  await item.write(small);
  expect(await item.read()).toEqual(small);
  await item.write(large);
  return item.read();
}

test('input that would crowd out the unlocked key is not kept, nor is the older one in its place', async () => {
  const list = (emails: string) => ({ ...EMPTY_BATCH_DRAFT, emails });
  const named = (name: string) => ({ ...EMPTY_SUBJECT_DRAFT, name });
  expect(await keeps(emailDraft, MOST, `${MOST}a`)).toBeUndefined();
  expect(await keeps(subjectDraft, named(MOST), named(`${MOST}a`))).toBeUndefined();
  expect(await keeps(batchDrafts.text, list(MOST), list(`${MOST}a`))).toBeUndefined();
  expect(await keeps(batchDrafts.page, list(MOST), list(`${MOST}a`))).toBeUndefined();
});
