import { message } from '../engine.ts';
import { expect } from '../expect.ts';
import { FAILURE_KINDS, timeoutFor } from '../failure-kinds.ts';
import { test } from '../fixtures.ts';
import { dataOf, score, shownIn } from '../popup.ts';

test('F6, F7, F15: each failure has words and a next action; the next lookup works', async ({ open, service }) => {
  const popup = await open('popup.html');
  const kindOfWords = new Map<string | null, string>();
  let requests = 0;
  for (const [name, fault, kind, action] of FAILURE_KINDS) {
    await test.step(name, async () => {
      // Some of them stop all sending until a person resumes it; `faults-service.spec` has that.
      await message(popup, 'resumeSending', {});
      await message(popup, 'saveSettings', { timeoutSeconds: timeoutFor(kind) });
      service.faults.next(fault);
      await score(popup, `subject-${++requests}@example.com`);
      await expect.poll(() => dataOf(popup, 'lookup', 'state'), name).toBe('failed');
      expect(await dataOf(popup, 'failure', 'kind'), name).toBe(kind);
      expect(await shownIn(popup, 'may-have-counted'), name).not.toBe(null);
      expect(await shownIn(popup, 'score'), name).toBe(null);
      if (action) expect(await shownIn(popup, action), name).not.toBe(null);
      expect(service.requests).toHaveLength(requests);
      const words = await shownIn(popup, 'failure');
      expect(kindOfWords.get(words) ?? kind, `words of ${name}`).toBe(kind);
      kindOfWords.set(words, kind);
      await popup.getByTestId('back').click();
    });
  }
  await score(popup, 'casey.cobblefield@example.com');
  await expect.poll(() => shownIn(popup, 'score')).toBe('44');
});
