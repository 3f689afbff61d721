import { t } from '../../texts/english-in-node.ts';
import { expect } from '../expect.ts';
import { expectScored } from '../expect-scored.ts';
import { expectOneScore } from '../sent.ts';
import { cardIn } from './card.ts';
import { attach, isPopup } from './cdp.ts';
import { HAS_DISPLAY, test } from './fixtures.ts';
import { expectInPopup } from './in-popup.ts';
import { popupOver } from './listed.ts';
import { OUR_ITEM, OUR_ITEM_ON_TEXT, select } from './menu-choices.ts';
import { choose } from './menu-dispatch.ts';
import { key, rightClick } from './pointer.ts';

test.skip(!HAS_DISPLAY, 'native menus need a display: npm test brings one');

const cases: [what: string, id: string, keys: string[], email: string, at: number, file?: string][] = [
  ['a mailto link', 'mailto-link', OUR_ITEM, 'ines.barreto@tidewater.example.com', 0.5],
  ['an address in plain text', 'plain-email', OUR_ITEM_ON_TEXT, 'owen.hallworth@kestrel.example.com', 0.1],
  ['the value of a field', 'email-input', OUR_ITEM, 'dylan.marsh99@redgum.example.com', 0.3],
  ['the value of a read-only field', 'read-only', OUR_ITEM_ON_TEXT, 'jane@record.example', 0.3, 'fields.html'],
  ['a mailto link whose icon has a hidden word', 'icon-link', OUR_ITEM, 'kim@unseen.example', 0.5, 'unseen-text.html'],
];
for (const [what, id, keys, email, at, file] of cases) {
  const tag = what === 'a mailto link' ? ['@smoke'] : [];
  test(`${what}: sends one request and shows its score on the card`, { tag }, async ({ plain, service }) => {
    const page = await plain(file);
    await rightClick(page.getByTestId(id), at);
    await key(...keys);
    await expectScored(await cardIn(page), service, email);
  });
}

test('a selection with one address', { tag: '@smoke' }, async ({ plain, service }) => {
  const page = await plain();
  const note = page.getByTestId('note-with-email');
  await select(note, 'Copy Priya (priya_raghunathan@quillon.example.com) and');
  await rightClick(note, 0.2);
  await key(...OUR_ITEM);
  const card = await cardIn(page);
  await expect(card.getByTestId('score')).toBeVisible();
  await expectOneScore(service, 'priya_raghunathan@quillon.example.com');
});

test('a selection in a frame has one item, not a submenu', async ({ plain, service }) => {
  const page = await plain('mailto.html', {
    body: '<iframe width="700" height="500" srcdoc="<p>Write to kim@example.com soon</p>"></iframe>',
  });
  const words = page.frameLocator('iframe').getByText('Write to');
  await select(words, 'kim@example.com');
  await rightClick(words, 0.1);
  await key(...OUR_ITEM);
  await expectScored(await cardIn(page), service, 'kim@example.com');
});

test('a selected name opens the subject form, filled in, and sends nothing', async ({ context, plain, service }) => {
  const page = await plain();
  const person = page.getByTestId('person-name');
  await select(person, "Niamh O'Brien");
  await rightClick(person, 0.05);
  await key(...OUR_ITEM);
  const popup = await attach(context, isPopup);
  await expect.poll(() => popup.evaluate('document.querySelector("input[type=text]")?.value')).toBe("Niamh O'Brien");
  expect(await popup.evaluate('document.querySelector("[aria-current=page]").textContent')).toBe(t('desk.subject'));
  await popup.detach();
  expect(service.requests).toHaveLength(0);
});

test('a page with the strictest content policy has its card too', async ({ plain, service }) => {
  const page = await plain('csp.html');
  await rightClick(page.getByTestId('mailto-link'));
  await key(...OUR_ITEM);
  await expect((await cardIn(page)).getByTestId('score')).toBeVisible();
  expect(service.requests).toHaveLength(1);
});

test('a frame too small for the card shows the lookup in the popup', async ({ context, plain, service }) => {
  const page = await plain('framed.html');
  await rightClick(page.frameLocator('[data-testid=frame]').getByTestId('mailto-link'));
  await key(...OUR_ITEM);
  const popup = await attach(context, isPopup);
  await expect
    .poll(() => popup.evaluate('document.querySelector("[data-testid=score]")?.textContent'))
    .toMatch(/^\d+$/);
  await popup.detach();
  await expectOneScore(service, 'solveig@halvorsen.example.com');
});

for (const [id, meant] of [
  ['zero-width-space', 'jane@unseen.example'],
  ['soft-hyphen', 'joe@unseen.example'],
  ['word-joiner', 'kim@unseen.example'],
  ['full-width', 'noa@wide.example'],
  ['full-width-dots', 'ola@wide.example'],
  ['full-width-parts', 'pia@wide.example'],
] as const) {
  test(`asks about the plain form of an address with ${id}`, async ({ context, plain, service }) => {
    const page = await plain('as-written.html');
    await rightClick(page.getByTestId(id), 0.04);
    await key(...OUR_ITEM_ON_TEXT);
    const popup = await attach(context, isPopup);
    await expect.poll(() => popup.evaluate('document.body?.innerText')).toContain(meant);
    expect(await popup.evaluate('document.body.innerText')).not.toContain(t('question.nothingAtClick'));
    await popup.detach();
    expect(service.requests).toHaveLength(0);
  });
}

test('a place without any address asks for one in the popup and sends nothing', async ({ context, plain, service }) => {
  const page = await plain();
  await rightClick(page.getByRole('heading'), 0.05);
  await key(...OUR_ITEM_ON_TEXT);
  await expectInPopup(context, t('question.nothingAtClick'));
  expect(service.requests).toHaveLength(0);
});

test('the address behind a name is named in the popup, and sent by its button alone', async ({
  context,
  plain,
  service,
}) => {
  const page = await plain('mailto.html', {
    body: '<p data-email="casey@example.com">Owner: <b data-testid="name">Casey Cobblefield</b></p>',
  });
  await rightClick(page.getByTestId('name'), 0.3);
  await key(...OUR_ITEM_ON_TEXT);
  const popup = await attach(context, isPopup);
  await expect.poll(() => popup.evaluate('document.body?.innerText')).toContain(t('question.behindName'));
  expect(service.requests).toHaveLength(0);
  await popup.evaluate(
    `[...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Score casey@example.com').click()`,
  );
  await expectOneScore(service, 'casey@example.com');
  await popup.detach();
});

/** As Chromium 156 reports clicks in its PDF viewer, where it turns addresses into links. Nothing says when the viewer has drawn. */
for (const [what, clicked] of [
  ['an address', { menuItemId: 'score-here', linkUrl: 'mailto:casey@example.com' }],
  ['the selected text', { menuItemId: 'look-up-selection', selectionText: 'To casey@example.com' }],
] as const) {
  test(`${what} in a PDF is scored, and the popup shows the result`, async ({
    background,
    context,
    page,
    pages,
    service,
  }) => {
    const url = `${pages.url}/plain/letter.pdf`;
    await page.goto(url);
    await choose(background, { ...clicked, editable: false, frameId: 8, frameUrl: url, pageUrl: url });
    const popup = await attach(context, isPopup);
    await expect
      .poll(() => popup.evaluate('document.querySelector("[data-testid=score]")?.textContent'))
      .toMatch(/^\d+$/);
    await popup.detach();
    await expectOneScore(service, 'casey@example.com');
  });
}

test('in a PDF, the popup says what can be done there', async ({ background, context, page, pages }) => {
  await page.goto(`${pages.url}/plain/letter.pdf`);
  await (await popupOver({ background, context }, page)).detach();
  await expectInPopup(context, t('question.nothingInPdf'));
});
