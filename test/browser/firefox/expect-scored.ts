import type { RunningService } from '../../service/start-service.ts';
import { expect } from '../expect.ts';
import { shownIn } from '../popup.ts';
import { expectOneScore, scoreOf } from '../sent.ts';
import { waitForCard } from './card.ts';
import type { Firefox } from './launch.ts';

/**
 * One request for an address, and its score in the card. If the page were left before, the result would open in the popup
 * during the next test.
 */
export async function expectScored(firefox: Firefox, service: RunningService, email: string): Promise<void> {
  const card = await waitForCard(firefox);
  await expect.poll(() => shownIn(card, 'score')).toBe(scoreOf(email));
  await expectOneScore(service, email);
}
