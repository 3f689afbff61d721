import { expect } from '@playwright/test';
import type { RunningService } from '../service/start-service.ts';
import type { Hands, OpenPage } from './hands.ts';

/** An address in three spellings, as people type it. */
export const [SMALL, CAPITAL, SHOUTED] = ['kim@acme.example', 'Kim@acme.example', 'KIM@Acme.example'] as const;

const bodies = ({ requests }: RunningService): string[] => requests.map(({ rawBody }) => rawBody);

async function score(open: OpenPage, email: string): Promise<Hands> {
  const popup = await open('popup.html');
  await popup.fill('Email address', email);
  await popup.press('Enter');
  return popup;
}

/** The popup offers the saved result of another spelling first; each choice does what it says, and nothing is sent before. */
export async function popupOffersOtherSpelling(
  open: OpenPage,
  service: RunningService,
  picture: (popup: Hands) => Promise<void>,
): Promise<void> {
  const first = await score(open, SMALL);
  await expect.poll(() => first.text()).toContain('Copy note');
  const second = await score(open, CAPITAL);
  await expect.poll(() => second.text()).toContain(`Saved result for ${SMALL}`);
  expect(await second.text()).toContain(`${CAPITAL} differs only in capital letters. Nothing was sent for it.`);
  await picture(second);
  await second.click('button', 'Use saved result');
  await expect.poll(() => second.text()).toContain('Copy note');
  expect(await second.text()).not.toContain(CAPITAL);
  expect(bodies(service)).toEqual([JSON.stringify({ email: SMALL })]);

  const third = await score(open, SHOUTED);
  await expect.poll(() => third.text()).toContain(`Saved result for ${SMALL}`);
  await third.click('button', 'Look up KIM@acme.example anyway');
  await expect.poll(() => third.text()).toContain('Copy note');
  expect(bodies(service)).toEqual([SMALL, 'KIM@acme.example'].map((email) => JSON.stringify({ email })));
}
