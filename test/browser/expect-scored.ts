import type { RunningService } from '../service/start-service.ts';
import type { Ours } from './engine.ts';
import { expect } from './expect.ts';
import { shownIn } from './popup.ts';
import { expectOneScore, scoreOf } from './sent.ts';

/**
 * One request for an address, and its score in the card. If the page were left before, the result would open in the popup
 * during the next test.
 */
export async function expectScored(card: Ours, service: RunningService, email: string): Promise<void> {
  await expect.poll(() => shownIn(card, 'score')).toBe(scoreOf(email));
  expect(await card.evaluate((_: null) => document.querySelector('h1')?.textContent, null)).toBe(email);
  await expectOneScore(service, email);
  // A result that was shown for less than a second opens elsewhere when the test leaves its page.
  await new Promise((resolve) => setTimeout(resolve, 1_200));
}
