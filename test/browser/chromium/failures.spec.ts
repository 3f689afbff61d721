import { t } from '../../texts/english-in-node.ts';
import { expect } from '../expect.ts';
import { score } from '../popup.ts';
import { connect } from '../session.ts';
import { test } from './fixtures.ts';

test('an echoed key and subject are quoted without either', { tag: '@smoke' }, async ({ open, service }) => {
  service.faults.next({ kind: 'echo' });
  const popup = await open('popup.html');
  await score(popup, 'canary.person@example.com');
  await expect(popup.getByTestId('failure')).toContainText(
    t('failure.providerSays', { text: '@' }).split('@')[0] ?? '',
  );
  expect(await popup.getByTestId('failure').textContent()).not.toContain('canary.person');
  expect(await popup.content()).not.toContain(service.apiKey);
});

test.describe('before it is connected', () => {
  test.use({ isConnected: false });

  test('a missing connection or permission is a button', async ({ context, background, open, service, session }) => {
    const popup = await open('popup.html');
    await expect(popup.getByTestId('connect')).toBeFocused();
    await expect(popup.getByTestId('email')).toHaveCount(0);
    const welcome = context.waitForEvent('page');
    await popup.getByTestId('connect').click();
    expect((await welcome).url()).toContain('welcome.html');

    await connect(session.extension, service);
    await background.evaluate(() => chrome.permissions.remove({ origins: ['http://127.0.0.1/*'] }));
    await popup.bringToFront();
    await score(popup, 'jane@example.com');
    await expect(popup.getByTestId('failure')).toContainText(t('failure.noPermission.title'));
    await expect(popup.getByRole('button', { name: t('action.allowAccess') })).toBeVisible();
    expect(service.requests).toHaveLength(0);
  });
});
