import { expect, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { SpellingChoice } from '@/components/kit/spelling-choice';
import { FoldedSpellings } from '@/components/list/folded-spellings';
import { ENGLISH } from '../../../texts/english';
import { render } from '../../../texts/render';
import '@/components/kit/style.css';
import { expectAccessible } from '../expect-accessible';

const { t } = ENGLISH;

const KIM = 'kim@acme.example';
const says = (where: Locator, words: string) =>
  expect.poll(() => where.element().textContent).toEqual(expect.stringContaining(words));

test.each([
  [false, t('spelling.saved', { email: KIM }), t('spelling.useSaved')],
  [true, t('spelling.running', { email: KIM }), t('spelling.showLookup')],
])('another spelling (running: %s) is named, and each way on is a button', async (isRunning, title, use) => {
  const other = { id: 'x', email: KIM, isRunning };
  const [onUse, onLookUp] = [vi.fn(), vi.fn()];
  await render(
    <main>
      <SpellingChoice email="Kim@acme.example" other={other} onUse={onUse} onLookUp={onLookUp} />
    </main>,
  );
  await says(page.getByTestId('notice-neutral'), title);
  await expectAccessible();
  await expect.element(page.getByTestId('use-saved')).toHaveTextContent(use);
  await page.getByTestId('use-saved').click();
  expect(onUse).toHaveBeenCalledExactlyOnceWith(other);
  await page.getByTestId('look-up-anyway').click();
  expect(onLookUp).toHaveBeenCalledOnce();
});

test('a folded list says how many it folds, and which spelling replaces which', async () => {
  const folded = [
    { use: KIM, isSaved: false, others: ['Kim@acme.example', 'KIM@acme.example'] },
    { use: 'lee@acme.example', isSaved: true, others: ['Lee@acme.example'] },
  ];
  await render(
    <main>
      <FoldedSpellings folded={folded} />
    </main>,
  );
  const notice = page.getByTestId('notice-neutral');
  await says(notice, ENGLISH.t('newBatch.spellings', { count: 3 }));
  await says(
    notice,
    ENGLISH.t('newBatch.onceForOthers', {
      address: 'kim@acme.example',
      others: 'Kim@acme.example and KIM@acme.example',
    }),
  );
  await says(notice, ENGLISH.t('newBatch.savedForOthers', { address: 'lee@acme.example', others: 'Lee@acme.example' }));
  await expectAccessible();
});
