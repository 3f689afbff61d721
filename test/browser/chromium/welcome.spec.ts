import { preGrant } from './extension.ts';
import { expect, test } from './fixtures.ts';

test.use({ isConnected: false });

test('a refused key is no finished first step, and what was tested with it goes with it', async ({
  context,
  open,
  service,
}) => {
  await preGrant(context, `${new URL(service.url).protocol}//${new URL(service.url).hostname}/*`);
  const welcome = await open('welcome.html');
  const first = welcome.getByRole('heading', { name: /Connect to the service/ });
  await expect(first).toContainText('To do');
  await welcome.getByTestId('base-url').fill(service.url);
  await welcome.getByTestId('api-key').fill('not-the-key');
  await welcome.getByTestId('save-connection').click();
  await expect(first).toContainText('Done');

  await welcome.getByTestId('test-email').fill('casey.cobblefield@example.com');
  await welcome.getByTestId('run-test').click();
  const result = welcome.getByTestId('test-result');
  await expect(result).toContainText('The service refused the API key');
  await expect(first).toContainText('To do');
  await welcome.reload();
  await expect(first).toContainText('To do');

  await welcome.getByTestId('replace-key').click();
  await welcome.getByTestId('api-key').fill(service.apiKey);
  await welcome.getByTestId('save-connection').click();
  await expect(result).toHaveCount(0);
  await expect(first).toContainText('Done');
  await welcome.getByTestId('test-email').fill('casey.cobblefield@example.com');
  await welcome.getByTestId('run-test').click();
  await expect(result).toHaveAttribute('data-state', 'done');
  await expect(first).toContainText('Done');
});
