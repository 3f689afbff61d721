import { expect } from '../expect.ts';
import { attach, isPopup } from './cdp.ts';
import { test } from './fixtures.ts';
import { backgroundOf } from './launch.ts';
import { lookUp } from './look-up.ts';
import { chooseScore } from './menu-dispatch.ts';

const [SMALL, CAPITAL] = ['kim@acme.example', 'Kim@acme.example'] as const;

test('a menu choice on another spelling offers both ways in the popup, unsent', async ({ context, page, service }) => {
  await lookUp(context, [SMALL]);
  await page.goto(service.url);
  await page.bringToFront();
  await chooseScore(await backgroundOf(context), CAPITAL);
  const popup = await attach(context, isPopup);
  await expect.poll(() => popup.evaluate('document.body?.innerText')).toContain(`Saved result for ${SMALL}`);
  expect(service.requests.filter(({ path }) => path.startsWith('/v1'))).toHaveLength(1);
  await popup.evaluate(
    `[...document.querySelectorAll('button')].find((button) => button.textContent === 'Look up ${CAPITAL} anyway').click()`,
  );
  await expect.poll(() => service.requests.map(({ rawBody }) => rawBody)).toContain(JSON.stringify({ email: CAPITAL }));
  await popup.detach();
});
