import { t } from '../../texts/english-in-node.ts';
import { NEW_BATCH } from '../desk.ts';
import { stateOf } from './batch-page.ts';
import { attach, isPopup } from './cdp.ts';
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
  const popup = await attach(context, isPopup);
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
  const notice = page.getByRole('status').filter({ hasText: t('newBatch.spellings', { count: 3 }) });
  const start = page.getByTestId('start-batch');
  await expect(notice).toContainText(
    t('newBatch.onceForOthers', { address: SMALL, others: `${CAPITAL} and KIM@acme.example` }),
  );
  await expect(notice).toContainText(
    t('newBatch.savedForOthers', { address: 'lee@acme.example', others: 'Lee@acme.example' }),
  );
  await expect(start).toHaveText(t('newBatch.startScores', { count: 2 }));
  const separately = page.getByText(t('newBatch.everySpelling', { count: 3 }));
  await separately.click();
  await expect(start).toHaveText(t('newBatch.startScores', { count: 4 }));
  await separately.click();
  await start.click();
  await expect.poll(() => stateOf(page)).toBe('finished');
  expect(service.requests.map(({ rawBody }) => rawBody)).toEqual(
    ['lee@acme.example', SMALL].map((email) => JSON.stringify({ email })),
  );
});
