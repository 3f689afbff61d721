import { t } from '../../texts/english-in-node.ts';
import { expect, test } from './fixtures.ts';

test.use({ isConnected: false });

test('what is no site of the web, or names many, is said at the field, and the browser is asked for nothing', async ({
  open,
}) => {
  const options = await open('options.html');
  await options.evaluate(() => {
    chrome.permissions.request = async ({ origins }: { origins?: string[] }) => {
      document.title = `asked for ${origins}`;
      return false;
    };
  });
  const field = options.getByTestId('site-url');
  for (const [typed, sentence] of [
    ['ftp://x.example', t('sites.notTheWeb')],
    ['chrome://extensions', t('sites.notTheWeb')],
    ['https://*.crm.example.com/*', t('sites.wildcard')],
  ] as const) {
    await field.fill(typed);
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription(sentence);
    await expect(field).toHaveValue(typed);
  }
  await expect(options).not.toHaveTitle(/asked/);
  await field.fill('https://crm.example.com');
  await field.press('Enter');
  await expect(options).toHaveTitle('asked for https://crm.example.com/*');
});
