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

/** How far the card is from an element of the page, in CSS pixels; 0 if they touch. */
export async function gapTo(page: Page, testId: string): Promise<number> {
  return page.$eval(`[data-testid="${testId}"]`, (element) => {
    const at = element.getBoundingClientRect();
    const card = document.querySelector(':popover-open')?.getBoundingClientRect() ?? new DOMRect(-1e4, -1e4);
    const across = Math.max(card.left - at.right, at.left - card.right, 0);
    return Math.max(across, card.top - at.bottom, at.top - card.bottom);
  });
}
