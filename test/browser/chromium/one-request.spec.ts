import { expect } from '../expect.ts';
import { test } from './fixtures.ts';

test('a double click and two windows at once are one request', async ({ open, service }) => {
  service.hold();
  const [one, two] = [await open('popup.html'), await open('popup.html')];
  for (const popup of [one, two]) await popup.getByTestId('email').fill('casey.cobblefield@example.com');
  // A click in a tab behind another waits two seconds for a frame.
  await one.bringToFront();
  await Promise.all([
    one.getByRole('button', { name: 'Score', exact: true }).dblclick({ noWaitAfter: true }),
    two.getByTestId('email').press('Enter'),
  ]);
  await expect.poll(() => service.requests.length).toBe(1);
  service.release();
  for (const popup of [one, two]) await expect(popup.getByTestId('score')).toHaveText('44');
  expect(service.requests).toHaveLength(1);
});
