import { expect, test } from './fixtures.ts';

test('an answer full of markup, script and false links is text everywhere, and nothing runs or is loaded', async ({
  connected,
  context,
  open,
  service,
}) => {
  void connected;
  const outside: string[] = [];
  context.on('request', (request) => {
    if (!/^(chrome-extension|blob|data):/.test(request.url())) outside.push(request.url());
  });
  const popup = await open('popup.html');
  const dialogs: string[] = [];
  popup.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  service.faults.next({ kind: 'markup' });
  await popup.getByLabel('Email address').fill('casey.cobblefield@example.com');
  await popup.getByLabel('Email address').press('Enter');
  await expect(popup.getByTestId('lookup')).toHaveAttribute('data-state', 'done');
  for (let group = popup.locator('[data-group] button[aria-expanded=false]'); (await group.count()) > 0; ) {
    await group.first().click();
  }
  for (const tab of ['Raw', 'Earlier', 'All fields']) await popup.getByRole('tab', { name: tab }).click();
  const planted = await popup.evaluate(() =>
    [
      ...document.querySelectorAll('#root :is(script, img, iframe, object, embed, meta, base, style, form[action])'),
    ].map((element) => element.outerHTML),
  );
  expect(planted).toEqual([]);
  const links = await popup.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links.filter((href) => !/^https?:\/\/[^@]*$/.test(href))).toEqual([]);
  expect(dialogs).toEqual([]);
  expect(outside.filter((url) => !url.startsWith(service.url))).toEqual([]);
});

test('an answer that repeats a field, hides characters and imitates a host: the popup says what was sent', async ({
  connected,
  open,
  service,
}, info) => {
  void connected;
  const popup = await open('popup.html');
  service.faults.next({
    kind: 'body',
    body: '{"risk_score":5,"risk\\u005fscore":95,"decision":"\u202eelbatpecca","link":"https://аррӏе.com/login"}',
  });
  await popup.getByLabel('Email address').fill('casey.cobblefield@example.com');
  await popup.getByLabel('Email address').press('Enter');
  await expect(popup.getByTestId('no-score')).toHaveText('A field was sent more than once, so no score is shown');
  await expect(popup.getByText('Risk score was sent twice: 5 and 95.')).toBeVisible();
  await expect(popup.getByText('[RLO]elbatpecca').first()).toBeVisible();
  await expect(popup.getByRole('link', { name: 'https://xn--80ak6aa92e.com/login' })).toBeVisible();
  expect(await popup.locator('body').innerText()).not.toContain('\u202e');
  for (const colorScheme of ['light', 'dark'] as const) {
    await popup.emulateMedia({ colorScheme });
    await popup.screenshot({ path: info.outputPath(`${colorScheme}.png`), fullPage: true });
  }
});
