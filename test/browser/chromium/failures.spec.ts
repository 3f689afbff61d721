import { message } from '../engine.ts';
import { FAILURE_KINDS, timeoutFor } from '../failure-kinds.ts';
import { connect } from './extension.ts';
import { expect, test } from './fixtures.ts';

test('F6, F7, F15: each failure shows its own words and next action, no score, and the next look-up works', async ({
  connected,
  open,
  service,
}, info) => {
  test.setTimeout(400_000);
  void connected;
  const popup = await open('popup.html');
  const field = popup.getByLabel('Email address');
  let asked = 0;
  for (const [kind, fault, words, action] of FAILURE_KINDS) {
    await test.step(kind, async () => {
      // Some of them stop all sending until a person goes on; faults-service.spec.ts has that.
      await message(popup, 'goOn', {});
      await message(popup, 'saveSettings', { scoreTimeoutSeconds: timeoutFor(kind) });
      service.faults.next(fault);
      await field.fill(`subject-${++asked}@example.com`);
      await field.press('Enter');
      await expect(popup.getByTestId('lookup')).toHaveAttribute('data-state', 'failed');
      await expect(popup.getByRole('alert')).toContainText(words);
      await expect(popup.getByRole('alert')).toContainText('may have counted');
      await expect(popup.getByTestId('score')).toHaveCount(0);
      if (action) await expect(popup.getByRole('button', { name: action })).toBeVisible();
      expect(service.requests).toHaveLength(asked);
      await popup.screenshot({ path: info.outputPath(`${kind.replace(/\W+/g, '-')}.png`), fullPage: true });
      await popup.getByRole('button', { name: /Back/ }).click();
    });
  }
  await field.fill('casey.cobblefield@example.com');
  await field.press('Enter');
  await expect(popup.getByTestId('score')).toHaveText('44');
});

test('an echoed key and subject are quoted without either', async ({ connected, open, service }) => {
  void connected;
  service.faults.next({ kind: 'echo' });
  const popup = await open('popup.html');
  await popup.getByLabel('Email address').fill('canary.person@example.com');
  await popup.getByLabel('Email address').press('Enter');
  await expect(popup.getByRole('alert')).toContainText('The service says');
  expect(await popup.getByRole('alert').textContent()).not.toContain('canary.person');
  expect(await popup.content()).not.toContain(service.apiKey);
});

test('Stop ends a look-up and says that it may have been counted', async ({ connected, open, service }) => {
  void connected;
  service.faults.next({ kind: 'hang' });
  const popup = await open('popup.html');
  await popup.getByLabel('Email address').fill('slow@example.com');
  await popup.getByLabel('Email address').press('Enter');
  await popup.getByRole('button', { name: 'Stop' }).click();
  await expect(popup.getByText('Stopped by you.')).toBeVisible();
  await expect.poll(() => service.requests[0]?.aborted).toBe(true);
});

test('before it is set up, and without permission, nothing is sent and the way out is a button', async ({
  context,
  background,
  open,
  service,
}) => {
  const popup = await open('popup.html');
  const field = popup.getByLabel('Email address');
  await field.fill('jane@example.com');
  await field.press('Enter');
  await expect(popup.getByRole('alert')).toContainText('not connected to the service yet');
  const settings = context.waitForEvent('page');
  await popup.getByRole('alert').getByRole('button', { name: 'Open settings' }).click();
  expect((await settings).url()).toContain('options.html');

  await connect(context, service);
  await background.evaluate(() => chrome.permissions.remove({ origins: ['http://127.0.0.1/*'] }));
  await popup.bringToFront();
  await field.press('Enter');
  await expect(popup.getByRole('alert')).toContainText('does not let Sightline reach 127.0.0.1');
  await expect(popup.getByRole('button', { name: 'Allow in settings' })).toBeVisible();
  expect(service.requests).toHaveLength(0);
});
