import { NEW_BATCH } from '../desk.ts';
import { attach } from './cdp.ts';
import { expect, test } from './fixtures.ts';
import { backgroundOf } from './launch.ts';
import { lookUp } from './look-up.ts';
import { chooseScore } from './menu-dispatch.ts';

const [SMALL, CAPITAL, SHOUTED] = ['kim@acme.example', 'Kim@acme.example', 'KIM@Acme.example'] as const;

test('a menu choice on another spelling opens the popup with both ways on, and sends nothing', async ({
  context,
  page,
  service,
}) => {
  await lookUp(context, [SMALL]);
  await page.goto(service.url);
  await page.bringToFront();
  await chooseScore(await backgroundOf(context), CAPITAL);
  const popup = await attach(context, (url) => url.endsWith('/popup.html'));
  await expect.poll(() => popup.evaluate('document.body?.innerText')).toContain(`Saved result for ${SMALL}`);
  expect(service.requests.filter(({ path }) => path.startsWith('/v1'))).toHaveLength(1);
  await popup.evaluate(
    `[...document.querySelectorAll('button')].find((one) => one.textContent === 'Look up ${CAPITAL} anyway').click()`,
  );
  await expect.poll(() => service.requests.map(({ rawBody }) => rawBody)).toContain(JSON.stringify({ email: CAPITAL }));
  await popup.detach();
});

test('a batch looks up one spelling of each address, says so, and keeps all when asked', async ({
  context,
  open,
  service,
}) => {
  await lookUp(context, ['lee@acme.example']);
  const page = await open(NEW_BATCH);
  await page.getByTestId('batch-text').fill([SMALL, CAPITAL, SHOUTED, 'Lee@acme.example'].join('\n'));
  const notice = page.getByRole('status').filter({ hasText: 'differ from another only in capital letters' });
  await expect(notice).toContainText(`${SMALL} is looked up once, also for ${CAPITAL}, KIM@acme.example`);
  await expect(notice).toContainText('lee@acme.example has a saved result, used for Lee@acme.example');
  await expect(page.getByRole('button', { name: 'Score 2 addresses' })).toBeVisible();
  await page.getByText('Look up every spelling separately (up to 3 more lookups)').click();
  await expect(page.getByRole('button', { name: 'Score 4 addresses' })).toBeVisible();
  await page.getByText('Look up every spelling separately').click();
  await page.getByRole('button', { name: 'Score 2 addresses' }).click();
  await expect(page.getByText('finished', { exact: true })).toBeVisible();
  expect(service.requests.map(({ rawBody }) => rawBody)).toEqual(
    ['lee@acme.example', SMALL].map((email) => JSON.stringify({ email })),
  );
});
