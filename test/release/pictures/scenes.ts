import type { BrowserContext, Page } from '@playwright/test';
import { enableSite } from '../../browser/chromium/enable-site.ts';
import { extensionPage } from '../../browser/chromium/extension.ts';
import { score } from '../../browser/popup.ts';
import type { Servers } from '../../start/servers.ts';
import { cardIn } from '../../start/tour/card.ts';
import { dispatchedMenuClick } from '../../start/tour/menu-click.ts';

/** What the scenes of a connected browser are made with. */
export interface Stage extends Servers {
  context: BrowserContext;
  page: Page;
}

/** Pictures of a page: data of a PNG file. */
type Draw = (stage: Stage) => Promise<Buffer>;

const SIZE = { width: 1280, height: 800 };

/** Long enough for fonts, marks and the end of transitions. */
const SETTLED_MS = 800;

async function draw(page: Page): Promise<Buffer> {
  await page.setViewportSize(SIZE);
  await page.mouse.move(640, 799);
  await page.waitForTimeout(SETTLED_MS);
  return page.screenshot();
}

async function scoreInPage({ context, page, pages }: Stage): Promise<Buffer> {
  await page.setViewportSize(SIZE);
  await page.goto(`${pages.url}/crm/?contact=3&still`);
  await dispatchedMenuClick(context).score(page.getByTestId('mailto-link'), async () => undefined);
  await (await cardIn(page)).getByTestId('score').waitFor();
  return draw(page);
}

/** Looks up some contacts, then shows the list on the enabled site. */
async function marks({ context, page, pages }: Stage): Promise<Buffer> {
  await page.setViewportSize(SIZE);
  await page.goto(`${pages.url}/crm/?contact=1&still`);
  const emails = [...new Set((await page.locator('body').innerText()).match(/[\w.-]+@[\w.-]+\.com/g) ?? [])].slice(
    0,
    7,
  );
  const popup = await extensionPage(context, 'popup.html');
  for (const email of emails) {
    await score(popup, email);
    await popup.getByTestId('score').waitFor();
    await popup.getByTestId('back').click();
  }
  await popup.close();
  await enableSite(context, pages.url);
  await page.bringToFront();
  await page.reload();
  await page.waitForTimeout(3 * SETTLED_MS);
  return draw(page);
}

async function person({ context }: Stage): Promise<Buffer> {
  const desk = await extensionPage(context, 'desk.html#/new-lookup/subject');
  await desk.setViewportSize(SIZE);
  await desk.getByTestId('full-name').fill('Emery Holloway');
  await desk.getByTestId('entity-individual').click();
  await desk.getByTestId('check-subject').click();
  await desk.getByTestId('score').waitFor();
  const picture = await draw(desk);
  await desk.close();
  return picture;
}

/** The popup over the page, at the corner where the browser opens it. */
async function popupOverPage({ context, page }: Stage): Promise<Buffer> {
  const behind = (await draw(page)).toString('base64');
  const popup = await extensionPage(context, 'popup.html');
  await popup.setViewportSize({ width: 400, height: 600 });
  await score(popup, 'casey.cobblefield@example.com');
  await popup.getByTestId('score').waitFor();
  await popup.waitForTimeout(SETTLED_MS);
  const front = (await popup.screenshot()).toString('base64');
  await popup.close();
  const sheet = await context.newPage();
  await sheet.setViewportSize(SIZE);
  await sheet.setContent(`<body style="margin:0;background:url(data:image/png;base64,${behind})">
    <div style="position:fixed;inset:0;background:#0003"></div>
    <img style="position:fixed;top:12px;right:24px;width:400px;border-radius:10px;box-shadow:0 8px 40px #0006"
      src="data:image/png;base64,${front}">`);
  const picture = await draw(sheet);
  await sheet.close();
  return picture;
}

async function settings({ context }: Stage): Promise<Buffer> {
  const options = await extensionPage(context, 'options.html');
  const picture = await draw(options);
  await options.close();
  return picture;
}

/** Screenshots by the names of the listing, in the order in which one prepares the next. */
export const SCENES: readonly [name: string, draw: Draw][] = [
  ['score-in-page', scoreInPage],
  ['marks', marks],
  ['person', person],
  ['popup', popupOverPage],
  ['settings', settings],
];
