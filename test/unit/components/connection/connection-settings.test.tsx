import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LookupSettings } from '@/components/connection/lookup-settings';
import { ENGLISH } from '../../../texts/english';
import { render } from '../../../texts/render';
import '@/components/kit/style.css';
import { parseSettings } from '@/utils/settings/settings';
import { expectAccessible } from '../expect-accessible';

async function show() {
  const saves = vi.fn<(change: object) => void>();
  let isSilent = false;
  function Surface() {
    const [settings, setSettings] = useState(parseSettings({}));
    const save = async (change: object) => {
      saves(change);
      await Promise.resolve();
      if (isSilent) throw new Error('no reply');
      setSettings((current) => ({ ...current, ...change }));
    };
    return (
      <main>
        <LookupSettings settings={settings} onSave={save} />
      </main>
    );
  }
  await render(<Surface />);
  return {
    saves,
    silence: (silent: boolean) => {
      isSilent = silent;
    },
  };
}

const reuse = page.getByRole('textbox', { name: ENGLISH.t('limits.reuse') });
const timeout = page.getByRole('textbox', { name: ENGLISH.t('limits.timeout') });

test('a number is saved when its field is left', async () => {
  const { saves } = await show();
  await reuse.fill('0');
  expect(saves).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(saves).toHaveBeenCalledExactlyOnceWith({ reuseHours: 0 });
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect.element(reuse).toHaveValue('0');
  await expectAccessible();
  // Later it would seem to be about something else.
  await expect.element(page.getByText('Saved', { exact: true }), { timeout: 8000 }).not.toBeInTheDocument();
});

test('clamps a number that is out of bounds, and restores an emptied field', async () => {
  const { saves } = await show();
  await timeout.fill('500');
  await userEvent.keyboard('{Enter}');
  await expect.element(timeout).toHaveValue('300');
  await timeout.fill('');
  await userEvent.tab();
  await expect.element(timeout).toHaveValue('300');
  expect(saves).toHaveBeenCalledExactlyOnceWith({ timeoutSeconds: 300 });
});

test('the step buttons save, and are large enough to press', async () => {
  const { saves } = await show();
  const increase = page.getByRole('button', { name: `Increase ${ENGLISH.t('limits.timeout')}` });
  expect(increase.element().getBoundingClientRect().width).toBeGreaterThanOrEqual(32);
  await increase.click();
  expect(saves).toHaveBeenLastCalledWith({ timeoutSeconds: 26 });
});

test('the daily limit steps by fifty, and takes any number that is typed', async () => {
  const { saves } = await show();
  const daily = page.getByRole('textbox', { name: ENGLISH.t('limits.daily') });
  await daily.fill('17');
  await userEvent.tab();
  expect(saves).toHaveBeenLastCalledWith({ dailyLookups: 17 });
  await page.getByRole('button', { name: ENGLISH.t('form.increase', { label: ENGLISH.t('limits.daily') }) }).click();
  expect(saves).toHaveBeenLastCalledWith({ dailyLookups: 50 });
  await expect.element(daily).toHaveValue('50');
  await page.getByRole('button', { name: ENGLISH.t('form.decrease', { label: ENGLISH.t('limits.daily') }) }).click();
  expect(saves).toHaveBeenLastCalledWith({ dailyLookups: 0 });
});

test('an empty rate limit is no limit, and 0 is not: in every limit field it stops all lookups', async () => {
  const { saves } = await show();
  const rate = page.getByRole('textbox', { name: ENGLISH.t('limits.perMinute') });
  await expect.element(rate).toHaveValue('');
  await rate.fill('0');
  await userEvent.tab();
  await expect.element(rate).toHaveValue('1');
  expect(saves).toHaveBeenLastCalledWith({ requestsPerMinute: 1 });
  await rate.fill('');
  await userEvent.tab();
  await expect.element(rate).toHaveValue('');
  expect(saves).toHaveBeenLastCalledWith({ requestsPerMinute: 0 });
});

test('a change that could not be saved stays and can be retried', async () => {
  const { saves, silence } = await show();
  silence(true);
  await timeout.fill('60');
  await userEvent.tab();
  await expect.element(page.getByTestId('notice-problem')).toMatchTextContent(ENGLISH.t('fault.noReply'));
  await expect.element(timeout).toHaveValue('60');
  silence(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByTestId('notice-problem')).not.toBeInTheDocument();
  await expect.element(timeout).toHaveValue('60');
  expect(saves).toHaveBeenCalledTimes(2);
});

test('the country format is saved as soon as it is chosen', async () => {
  const { saves } = await show();
  const long = page.getByRole('radio', { name: ENGLISH.t('connection.alpha3') });
  await expect.element(page.getByRole('radio', { name: ENGLISH.t('connection.alpha2'), exact: true })).toBeChecked();
  await page.getByText(/Three letters/).click();
  expect(saves).toHaveBeenCalledExactlyOnceWith({ countryFormat: 'alpha-3' });
  await expect.element(long).toBeChecked();
  await expect.element(page.getByText(ENGLISH.t('form.saved'))).toBeVisible();
});
