import { killBackground } from './cdp.ts';
import { expect, test } from './fixtures.ts';

test('a double click and two windows at once are one request', async ({ connected, open, service }) => {
  void connected;
  service.setDelay(2000);
  const [one, two] = [await open('popup.html'), await open('popup.html')];
  for (const popup of [one, two]) await popup.getByLabel('Email address').fill('casey.cobblefield@example.com');
  await Promise.all([
    one.getByRole('button', { name: 'Score', exact: true }).dblclick({ noWaitAfter: true }),
    two.getByLabel('Email address').press('Enter'),
  ]);
  for (const popup of [one, two]) await expect(popup.getByTestId('score')).toHaveText('44');
  expect(service.requests).toHaveLength(1);
});

test('F21: a popup closed in flight finds the result on reopening: one request', async ({
  connected,
  open,
  service,
}) => {
  void connected;
  service.setDelay(1000);
  const first = await open('popup.html');
  await first.getByLabel('Email address').fill('casey.cobblefield@example.com');
  await first.getByLabel('Email address').press('Enter');
  await expect.poll(() => service.requests.length).toBe(1);
  await first.close();
  const second = await open('popup.html');
  await second.getByRole('tab', { name: 'Recent' }).click();
  await expect(second.getByRole('row', { name: /casey/ })).toContainText('44');
  expect(service.requests).toHaveLength(1);
});

test('the background dies in flight: outcome unknown, said where it was asked, asked again only by the person', async ({
  connected,
  context,
  open,
  service,
}, info) => {
  void connected;
  service.faults.next({ kind: 'hang' });
  const popup = await open('popup.html');
  await popup.getByLabel('Email address').fill('casey.cobblefield@example.com');
  await popup.getByLabel('Email address').press('Enter');
  await expect.poll(() => service.requests.length).toBe(1);
  await killBackground(context);
  await expect(popup.getByText('Outcome unknown')).toBeVisible();
  await popup.screenshot({ path: info.outputPath('unknown.png') });
  await expect.poll(() => service.requests[0]?.aborted).toBe(true);
  await popup.waitForTimeout(500);
  expect(service.requests).toHaveLength(1);
  await popup.getByRole('button', { name: 'Ask again' }).click();
  await expect(popup.getByTestId('score')).toHaveText('44');
  expect(service.requests).toHaveLength(2);
});
