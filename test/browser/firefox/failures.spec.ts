import { message } from '../engine.ts';
import { FAILURE_KINDS, timeoutFor } from '../failure-kinds.ts';
import { expect, test } from './fixtures.ts';

test('F6, F7, F15: each failure shows its own words, no score, and the next look-up works', async ({
  connected,
  open,
  service,
}) => {
  test.setTimeout(400_000);
  void connected;
  const popup = await open('popup.html');
  let asked = 0;
  for (const [kind, fault, words] of FAILURE_KINDS) {
    await test.step(kind, async () => {
      // Some of them stop all sending until a person goes on; faults.spec.ts has that.
      await message(popup, 'goOn', {});
      await message(popup, 'saveSettings', { scoreTimeoutSeconds: timeoutFor(kind) });
      service.faults.next(fault);
      await popup.fill('Email address', `subject-${++asked}@example.com`);
      await popup.press('Enter');
      await expect.poll(() => popup.text(), kind).toMatch(words);
      expect(await popup.text()).toContain('may have counted');
      expect(await popup.evaluate(() => document.querySelectorAll('[data-testid=score]').length)).toBe(0);
      expect(service.requests).toHaveLength(asked);
      await popup.click('button', '← Back');
    });
  }
  await popup.fill('Email address', 'casey.cobblefield@example.com');
  await popup.press('Enter');
  await expect.poll(() => popup.text()).toMatch(/^44$/m);
});
