import { test } from '@playwright/test';
import { servePages } from '../../pages/serve.ts';
import { catalogueTexts } from '../../texts/in-node.ts';
import { startCanaryService } from '../canary.ts';
import { startChromium } from '../chromium/driver.ts';
import { copied } from '../copied.ts';
import { expect } from '../expect.ts';
import { startFirefox } from '../firefox/driver.ts';
import { langOf } from '../lang-of.ts';
import { score, shownIn, textOf } from '../popup.ts';
import { connect } from '../session.ts';

/** What a browser's language does is the same for each; two, so that one is of another script. */
const LANGUAGES: Record<string, string> = { chromium: 'de', firefox: 'ja' };

for (const [browser, language] of Object.entries(LANGUAGES)) {
  const texts = await catalogueTexts(language);

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern
  test(`a browser in the language ${language}: menu, popup, card and note have it`, async ({}, { project }) => {
    test.skip(project.name !== browser, `of ${browser}`);
    if (!texts) return;
    const driver = project.name === 'firefox' ? await startFirefox(true, language) : await startChromium(language);
    const [service, pages] = [await startCanaryService(), await servePages()];
    try {
      const extension = await driver.install(true);
      await connect(extension, service);
      const site = await extension.sitePage();
      await site.goto(`${pages.url}/plain/mailto.html`);
      await extension.chooseScore(site, 'plain-email', texts.t('menu.scoreClicked'));
      const card = await extension.waitForCard(site);
      await expect.poll(() => shownIn(card, 'score')).toMatch(/^\d/);
      expect(await textOf(card)).toContain(texts.t('card.details'));

      const popup = await extension.open('popup.html');
      await expect.poll(() => langOf(popup)).toMatch(new RegExp(`^${language}`));
      await score(popup, 'casey.cobblefield@example.com');
      await expect.poll(() => shownIn(popup, 'score')).toBe('44');
      expect(await textOf(popup)).toContain(texts.t('desk.history'));
      const note = await copied(popup, texts.t('caseFile.copyNote'));
      expect(note).toContain(texts.t('note.subject', { subject: 'casey.cobblefield@example.com' }));
      await extension.leave();
    } finally {
      await driver.close();
      await pages.close();
      await service.close();
    }
  });
}
