import { t } from '../../texts/english-in-node.ts';
import { message } from '../engine.ts';
import { expect } from '../expect.ts';
import { test } from './fixtures.ts';

const PEOPLE = ['Casey Cobblefield', 'Emery Holloway'];

test('a new user confirms a profile from two results by one press, without a request', async ({ open, service }) => {
  const popup = await open('popup.html');
  for (const subject_name of PEOPLE) {
    const subject = { operation: 'overview', request: { subject_name, entity_type: 'individual' } };
    const started = (await message(popup, 'lookup', { subject, gesture: 'popup', refresh: false })) as { id: string };
    await message(popup, 'awaitLookup', { id: started.id });
  }
  const options = await open('options.html');
  const checks = options.getByRole('region', { name: t('scoreRule.subjectChecks'), exact: true });
  await expect(checks.getByRole('combobox', { name: t('profile.hitExample') })).toContainText('Emery');
  await checks.getByRole('button', { name: t('profile.confirm'), exact: true }).click();
  await expect(checks.getByTestId('read-completely')).toHaveText(
    `${t('profile.saved', { count: 2 })} · ${t('profile.readCompletely', { count: 2 })}`,
  );
  expect(service.requests).toHaveLength(2);
  const stored = await options.evaluate(async () =>
    JSON.stringify(await chrome.storage.local.get('provider-profiles')),
  );
  for (const name of PEOPLE.flatMap((person) => person.split(' '))) expect(stored).not.toContain(name);
});
