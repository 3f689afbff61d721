import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../texts/render';
import { LookupSurface, PERSON } from './result-stage';

const ANSWER = {
  subject_name: 'Casey Cobblefield',
  sanctions: { hits: [{ name: 'Casey Cobblefield', list: 'Quay List' }] },
};

test('a result draws its hits at once and the fields of its answer when the browser is idle', async () => {
  const waiting: IdleRequestCallback[] = [];
  vi.spyOn(globalThis, 'requestIdleCallback').mockImplementation((callback) => waiting.push(callback));
  await render(<LookupSurface subject={PERSON} answer={ANSWER} />);
  await expect.element(page.getByRole('grid').or(page.getByRole('table'))).toBeVisible();
  const tabs = page.getByRole('tablist');
  expect(tabs.elements()).toEqual([]);
  for (const callback of waiting) callback({ didTimeout: false, timeRemaining: () => 9 });
  await expect.element(tabs).toBeVisible();
});
