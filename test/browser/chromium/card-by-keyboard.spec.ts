import { expect } from '../expect.ts';
import { KEYS } from '../shortcuts.ts';
import { cardIn } from './card.ts';
import { HAS_DISPLAY } from './launch.ts';
import { drawnIn, expectMarks, expectUntouched } from './marks.ts';
import { focusWindow, key } from './pointer.ts';
import { test } from './site.ts';

test.skip(!HAS_DISPLAY, 'a command of the browser needs real keys: npm test brings a display');

const OWEN = 'owen.hallworth@kestrel.example.com';

test('the card of a command takes the focus, names its keys and returns the focus', async ({ visit }) => {
  const page = await visit('mailto.html');
  await expectMarks(page, ['link:ines.barreto', OWEN, 'priya_raghunathan@quillon.example.com']);
  const field = page.getByTestId('email-input');
  await field.focus();
  await focusWindow(page);
  await key(KEYS.nextCard);
  const card = await cardIn(page);
  await expect(card.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(card.getByText(/^Keyboard:/)).toBeVisible();
  await key('Tab');
  await expect(card.getByRole('button', { name: 'Close' })).toBeFocused();
  await key('Escape');
  await expect.poll(() => page.frames().some((frame) => frame.url().includes('/card.html'))).toBe(false);
  await expect(field).toBeFocused();
  await expectUntouched(page);
});

test('the focus goes back into a shadow root', async ({ visit }) => {
  const page = await visit('shadow.html');
  await expect.poll(async () => (await drawnIn(page, [])).marks).toBeGreaterThan(3);
  await page.evaluate(() => {
    const field = document.createElement('input');
    document.querySelector('#outer')?.shadowRoot?.prepend(field);
    field.focus();
  });
  await focusWindow(page);
  await key(KEYS.nextCard);
  const card = await cardIn(page);
  await expect(card.getByRole('heading', { level: 1 })).toBeFocused();
  await key('Escape');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.localName))
    .toBe('input');
});
