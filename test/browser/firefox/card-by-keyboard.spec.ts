import { expect } from '../expect.ts';
import { openPopovers } from '../in-top-layer.ts';
import { waitForCard } from './card.ts';
import { runCommand } from './commands.ts';
import { expectMarks } from './marks.ts';
import { test } from './watched-site.ts';

const OWEN = 'owen.hallworth@kestrel.example.com';

test('the card of a command takes the focus, names its keys and returns it', async ({ visit, firefox }) => {
  const seen = await visit('mailto.html');
  const { page } = seen;
  await expectMarks(seen, ['link:ines.barreto', OWEN, 'priya_raghunathan@quillon.example.com']);
  await page.focus('[data-testid=email-input]');
  await runCommand(firefox, '2');
  const card = await waitForCard(firefox);
  await expect.poll(() => card.text()).toContain('Keyboard:');
  await expect.poll(() => card.evaluate(() => document.hasFocus() && document.activeElement?.localName)).toBe('h1');
  // The card may be gone before the key is up again.
  await card.keyboard.press('Escape').catch(() => undefined);
  await expect.poll(() => page.evaluate(openPopovers)).toEqual([]);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-testid'));
  await expect.poll(focused).toBe('email-input');
});
