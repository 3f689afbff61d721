import type { Page } from 'puppeteer-core';
import { until } from '../until.ts';
import type { ContextInfo } from './bidi.ts';
import type { Firefox } from './launch.ts';
import { Surface } from './surface.ts';

const flat = (contexts: ContextInfo[]): ContextInfo[] =>
  contexts.flatMap((context) => [context, ...flat(context.children ?? [])]);

/** The card in a web page, in whichever frame it opens: no script of the page reaches it, BiDi lists it by its address. */
export const waitForCard = ({ send }: Firefox): Promise<Surface> => until(() => findCard(send), 'no card opened');

/** The card that is open now, if any. */
export async function findCard(send: Firefox['send']): Promise<Surface | null> {
  const { contexts } = await send<{ contexts: ContextInfo[] }>('browsingContext.getTree', {});
  const card = flat(contexts).find(({ url }) => url.includes('/card.html'));
  return card ? new Surface(send, card.context) : null;
}

/** How far below an element of the page the card is, in CSS pixels. */
export async function gapBelow(page: Page, testId: string): Promise<number> {
  const bottom = await page.$eval(`[data-testid="${testId}"]`, (element) => element.getBoundingClientRect().bottom);
  const top = await page.$eval(':popover-open', (host) => host.getBoundingClientRect().top);
  return top - bottom;
}
