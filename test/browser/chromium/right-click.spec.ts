import type { Locator, Worker } from '@playwright/test';
import type { RecordedRequest } from '../../service/recorder.ts';
import { cardIn } from './card.ts';
import { attach } from './cdp.ts';
import { expect, HAS_DISPLAY, test } from './fixtures.ts';
import { key, pointAt, rightClick, shot } from './pointer.ts';

test.skip(!HAS_DISPLAY, 'native menus need a display: npm test brings one');

/** Keys to our item: on a link, field or selection it stands above Inspect; on plain text View source is between. */
const OUR_ITEM = ['Up', 'Up', 'Return'];
const OUR_ITEM_ON_TEXT = ['Up', 'Up', 'Up', 'Return'];
/** With a selection there are two items, in a submenu: first Score, then Check subject. */
const SCORE_SELECTION = ['Up', 'Up', 'Right', 'Return'];
const CHECK_SUBJECT = ['Up', 'Up', 'Right', 'Down', 'Return'];

/** The whole request as interface.md has it; of the headers, those that carry meaning. */
function documented(request: RecordedRequest | undefined) {
  return {
    method: request?.method,
    path: request?.path,
    authorization: request?.headers.authorization,
    contentType: request?.headers['content-type'],
    body: request?.rawBody,
  };
}
const scoreOf = (email: string, apiKey: string) => ({
  method: 'POST',
  path: '/v1/score/df',
  authorization: `Bearer ${apiKey}`,
  contentType: 'application/json',
  body: JSON.stringify({ email }),
});

/** Without the test's own control requests. */
const ours = (requests: readonly RecordedRequest[]) =>
  requests.filter(({ headers }) => headers['x-test'] === undefined);

const select = (target: Locator, text: string) =>
  target.evaluate((element, wanted) => {
    const node = [...element.childNodes].find((child) => child.textContent?.includes(wanted));
    const start = node?.textContent?.indexOf(wanted) ?? -1;
    if (!node || start < 0) throw new Error('no such text');
    getSelection()?.setBaseAndExtent(node, start, node, start + wanted.length);
  }, text);

/** The same pages under a host that the extension was never given: what works there works through activeTab. */
const elsewhere = (url: string) => url.replace('127.0.0.1', 'localhost');

const cases: [what: string, id: string, keys: string[], email: string, at: number][] = [
  ['a mailto link', 'mailto-link', OUR_ITEM, 'ines.barreto@tidewater.example.com', 0.5],
  ['an address in plain text', 'plain-email', OUR_ITEM_ON_TEXT, 'owen.hallworth@kestrel.example.com', 0.1],
  ['the value of a field', 'email-input', OUR_ITEM, 'dylan.marsh99@redgum.example.com', 0.3],
];
for (const [what, id, keys, email, at] of cases) {
  test(`${what}: one request, exactly as documented, and the card shows that score`, async ({
    connected,
    page,
    pages,
    service,
  }, info) => {
    void connected;
    await page.goto(`${elsewhere(pages.url)}/plain/mailto.html`);
    await rightClick(page.getByTestId(id), at);
    await shot(info.outputPath('menu.png'));
    await key(...keys);
    const card = await cardIn(page);
    await expect(card.getByTestId('score')).toHaveText(String(await scoreAnswered(service)));
    await expect(card.getByRole('heading')).toHaveText(email);
    await shot(info.outputPath('card.png'));
    expect(ours(service.requests).map(documented)).toEqual([scoreOf(email, service.apiKey)]);
  });
}

/**
 * A right click, then the menu choice of somebody whose pointer is elsewhere by then, as it is for all who choose with
 * the mouse. A native menu drops its highlight when the pointer leaves it, so the choice is handed to the background.
 */
async function chooseWithPointerAt(elsewhere: Locator, clicked: Locator, at: number, background: Worker) {
  await rightClick(clicked, at);
  await key('Escape');
  await pointAt(elsewhere, 0.05);
  await background.evaluate(async () => {
    const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
    const click = { menuItemId: 'score-here', frameId: 0, editable: false, pageUrl: '' };
    // Not in the types, but on every native event of Chromium.
    (chrome.contextMenus.onClicked as unknown as { dispatch: (info: object, tab: unknown) => void }).dispatch(
      click,
      tab,
    );
  });
}

test('the pointer has moved on when the item is chosen: the address that was clicked, not the one under it', async ({
  connected,
  background,
  page,
  pages,
  service,
}) => {
  void connected;
  await page.goto(`${pages.url}/plain/mailto.html`);
  await page.evaluate(() => {
    const rows = Array.from({ length: 20 }, (_, row) => `<p id="row${row}">person-${row}@example.com</p>`);
    document.body.innerHTML = rows.join('');
  });
  await chooseWithPointerAt(page.locator('#row9'), page.locator('#row2'), 0.05, background);
  await expect.poll(() => service.requests.length).toBe(1);
  expect(service.requests.map(documented)).toEqual([scoreOf('person-2@example.com', service.apiKey)]);
});

test('with unselectable addresses in sight the caret alone is not believed: the person chooses', async ({
  connected,
  context,
  background,
  page,
  pages,
  service,
}) => {
  void connected;
  await page.goto(`${pages.url}/plain/mailto.html`);
  await page.evaluate(() => {
    document.body.innerHTML =
      '<p id="a">anna@example.com</p><p id="b" style="user-select:none">bert@example.com</p><p id="c">carl</p>';
  });
  await page.locator('#a').click({ position: { x: 20, y: 8 } });
  await chooseWithPointerAt(page.locator('#c'), page.locator('#b'), 0.02, background);
  const popup = await attach(context, (url) => url.endsWith('/popup.html'));
  await expect.poll(() => popup.evaluate('document.body?.innerText')).toContain('Choose the one to score');
  expect(await popup.evaluate('document.body.innerText')).toContain('bert@example.com');
  await popup.detach();
  expect(service.requests).toHaveLength(0);
});

test('a link that shows one address and leads to another: the person chooses', async ({
  connected,
  context,
  page,
  pages,
  service,
}) => {
  void connected;
  await page.goto(`${elsewhere(pages.url)}/plain/mailto.html`);
  await page.evaluate(() => {
    document.body.innerHTML = '<p><a id="lie" href="mailto:clean@example.com">fraud@example.org</a></p>';
  });
  await rightClick(page.locator('#lie'), 0.3);
  await key(...OUR_ITEM);
  const popup = await attach(context, (url) => url.endsWith('/popup.html'));
  await expect.poll(() => popup.evaluate('document.body?.innerText')).toContain('More than one address is meant');
  await popup.detach();
  expect(service.requests).toHaveLength(0);
});

test('the menu and the popup ask about one person once, however the page spells the domain', async ({
  connected,
  open,
  page,
  pages,
  service,
}) => {
  void connected;
  await page.goto(`${elsewhere(pages.url)}/plain/mailto.html`);
  await page.evaluate(() => {
    document.body.innerHTML =
      '<b id="gestureOfSightline"></b><p id="loud"><a href="mailto:Owen@KESTREL.Example.com">write</a></p>';
  });
  await rightClick(page.locator('#loud a'));
  await key(...OUR_ITEM);
  await expect((await cardIn(page)).getByTestId('score')).toBeVisible();
  const popup = await open('popup.html');
  await popup.getByLabel('Email address').fill('Owen@kestrel.example.com');
  await popup.getByLabel('Email address').press('Enter');
  await expect(popup.getByText('not asked again')).toBeVisible();
  expect(service.requests.map(documented)).toEqual([scoreOf('Owen@kestrel.example.com', service.apiKey)]);
});

test('a selection with one address', async ({ connected, page, pages, service }) => {
  void connected;
  await page.goto(`${elsewhere(pages.url)}/plain/mailto.html`);
  const note = page.getByTestId('note-with-email');
  await select(note, 'Copy Priya (priya_raghunathan@quillon.example.com) and');
  await rightClick(note, 0.2);
  await key(...SCORE_SELECTION);
  const card = await cardIn(page);
  await expect(card.getByTestId('score')).toBeVisible();
  expect(service.requests.map(documented)).toEqual([scoreOf('priya_raghunathan@quillon.example.com', service.apiKey)]);
});

test('a selected name opens the subject form, filled in, and sends nothing', async ({
  connected,
  context,
  page,
  pages,
  service,
}) => {
  void connected;
  await page.goto(`${elsewhere(pages.url)}/plain/mailto.html`);
  const person = page.getByTestId('person-name');
  await select(person, "Niamh O'Brien");
  await rightClick(person, 0.05);
  await key(...CHECK_SUBJECT);
  const popup = await attach(context, (url) => url.endsWith('/popup.html'));
  await expect.poll(() => popup.evaluate('document.querySelector("input[type=text]")?.value')).toBe("Niamh O'Brien");
  expect(await popup.evaluate('document.querySelector("[role=tab][aria-selected=true]").textContent')).toBe('Subject');
  await popup.detach();
  expect(service.requests).toHaveLength(0);
});

test('a page with the strictest content policy has its card too', async ({ connected, page, pages, service }) => {
  void connected;
  await page.goto(`${elsewhere(pages.url)}/plain/csp.html`);
  await rightClick(page.getByTestId('mailto-link'));
  await key(...OUR_ITEM);
  await expect((await cardIn(page)).getByTestId('score')).toBeVisible();
  expect(service.requests).toHaveLength(1);
});

test('a frame too small for the card leads to the popup, which shows the same look-up', async ({
  connected,
  context,
  page,
  pages,
  service,
}) => {
  void connected;
  await page.goto(`${elsewhere(pages.url)}/plain/framed.html`);
  await rightClick(page.frameLocator('[data-testid=frame]').getByTestId('mailto-link'));
  await key(...OUR_ITEM);
  const popup = await attach(context, (url) => url.endsWith('/popup.html'));
  await expect
    .poll(() => popup.evaluate('document.querySelector("[data-testid=score]")?.textContent'))
    .toMatch(/^\d+$/);
  await popup.detach();
  expect(service.requests.map(documented)).toEqual([scoreOf('solveig@halvorsen.example.com', service.apiKey)]);
});

test('a place without any address asks for one in the popup and sends nothing', async ({
  connected,
  context,
  page,
  pages,
  service,
}) => {
  void connected;
  await page.goto(`${pages.url}/plain/mailto.html`);
  await rightClick(page.getByRole('heading'), 0.05);
  await key(...OUR_ITEM_ON_TEXT);
  const popup = await attach(context, (url) => url.endsWith('/popup.html'));
  await expect.poll(() => popup.evaluate('document.body?.innerText')).toContain('no email address at that place');
  await popup.detach();
  expect(service.requests).toHaveLength(0);
});

/** The score that the stand-in put into its last answer, asked of it again outside the extension. */
async function scoreAnswered(service: { url: string; apiKey: string; requests: readonly RecordedRequest[] }) {
  await expect.poll(() => service.requests.length).toBeGreaterThan(0);
  const asked = service.requests[0];
  const response = await fetch(service.url + (asked?.path ?? ''), {
    method: 'POST',
    headers: { Authorization: `Bearer ${service.apiKey}`, 'Content-Type': 'application/json', 'X-Test': 'yes' },
    body: asked?.rawBody ?? '',
  });
  const answer: { risk_score: number } = await response.json();
  return answer.risk_score;
}
