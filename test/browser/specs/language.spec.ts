import { t } from '../../texts/english-in-node.ts';
import { catalogueTexts } from '../../texts/in-node.ts';
import { copied } from '../copied.ts';
import { message, type Ours } from '../engine.ts';
import { expect } from '../expect.ts';
import { test } from '../fixtures.ts';
import { langOf } from '../lang-of.ts';
import { score, shownIn, textOf } from '../popup.ts';

const EMAIL = 'owen.hallworth@kestrel.example.com';
const german = await catalogueTexts('de');

const choose = (page: Ours, language: string) => message(page, 'saveSettings', { language });
const titleOf = (page: Ours) => page.evaluate((_: null) => document.title, null);
test('a chosen language appears in pages, card and menu, open ones too', async ({ extension, open, pages, site }) => {
  test.skip(german === null, 'locales/de.yml is not there yet');
  if (!german) return;
  const options = await open('options.html');
  await expect.poll(() => titleOf(options)).not.toBe('Sightline');
  await choose(options, 'de');
  await expect.poll(() => titleOf(options)).toBe(german.t('title.settings'));
  expect(await textOf(options)).toContain(german.t('settings.connectionLead'));
  expect(await langOf(options)).toMatch(/^de/);

  await site.goto(`${pages.url}/plain/mailto.html`);
  await extension.chooseScore(site, 'plain-email', german.t('menu.scoreClicked'));
  const card = await extension.waitForCard(site);
  await expect.poll(() => shownIn(card, 'score')).toMatch(/^\d/);
  expect(await textOf(card)).toContain(german.t('card.details'));
  expect(await langOf(card)).toMatch(/^de/);

  const desk = await open('desk.html');
  await score(desk, EMAIL);
  await expect.poll(() => shownIn(desk, 'score')).toMatch(/^\d/);
  expect(await langOf(desk)).toMatch(/^de/);
  const note = () => copied(desk, german.t('caseFile.copyNote'));
  expect(await note()).toContain(german.t('note.subject', { subject: EMAIL }));
  await message(desk, 'saveSettings', { noteLanguage: 'en' });
  await expect.poll(note).toContain(t('note.subject', { subject: EMAIL }));

  await choose(desk, 'en');
  await expect.poll(() => langOf(desk)).toMatch(/^en/);
  await expect.poll(() => langOf(card)).toMatch(/^en/);
  expect(await shownIn(desk, 'score')).toMatch(/^\d/);
  expect(await titleOf(options)).not.toBe(german.t('title.settings'));
});
