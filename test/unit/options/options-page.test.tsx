import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { OptionsPage } from '@/entrypoints/options/options-page';
import { ENGLISH } from '../../texts/english';
import { showOptions } from './options-stage';

const { t } = ENGLISH;

afterEach(() => history.replaceState(null, '', location.pathname + location.search));

test.each([
  ['daily-limit', t('limits.daily')],
  ['dashboard-url', t('connection.dashboard')],
])('opened at #%s, the page starts in that field', async (hash, name) => {
  history.replaceState(null, '', `#${hash}`);
  window.focus();
  await showOptions(<OptionsPage />, { baseUrl: 'https://api.example.com', accountId: 'c' });
  const field = page.getByRole('textbox', { name });
  await expect.element(field).toHaveFocus();
  await expect.element(field).toBeInViewport();
});
