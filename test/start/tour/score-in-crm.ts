import type { Locator, Page } from '@playwright/test';
import { cardIn } from './card.ts';
import { compareScore } from './compare.ts';
import type { Stop } from './stop.ts';
import { watchService } from './watch-service.ts';

interface Place {
  /** What kind of place it is, as in a title. */
  kind: string;
  /** The query that leads there in the CRM. */
  query: string;
  find(page: Page): Locator;
}

const PLACES: Place[] = [
  { kind: 'link', query: '?contact=3&still', find: (page) => page.getByTestId('mailto-link') },
  { kind: 'text', query: '?contact=1&still', find: (page) => page.getByTestId('plain-email') },
  { kind: 'field', query: '?contact=26&tab=edit&still', find: (page) => page.getByTestId('email-input') },
];

function scoreAt({ kind, query, find }: Place): Stop {
  return {
    title: `CRM: right-click an address (${kind}), Score this email address`,
    async visit({ page, pages, service, menu, pictures }) {
      await page.goto(`${pages.url}/crm/${query}`);
      const target = find(page);
      const email = (kind === 'field' ? await target.inputValue() : await target.innerText()).trim();
      const { exchange, shown } = await watchService(service, async () => {
        await menu.score(target, () => pictures.screen(`${kind}-menu`, page));
        return (await cardIn(page)).getByTestId('score').innerText();
      });
      // It fades in.
      await (await cardIn(page)).evaluate(async () => {
        await Promise.all(document.getAnimations().map(({ finished }) => finished));
      });
      await pictures.screen(`${kind}-card`, page);
      return compareScore({ email }, exchange, shown);
    },
  };
}

/** An address in each kind of place where they stand in web pages. */
export const scoresInCrm: Stop[] = PLACES.map(scoreAt);
