import { Info } from 'lucide-react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SettingsNav } from '@/components/settings/settings-nav';
import { ENGLISH } from '../../../texts/english';
import { render } from '../../../texts/render';

const SECTIONS = [{ id: 'about', title: 'settings.about', Icon: Info }] as const;

test('a dot at About leads to what is new, after an update alone', async () => {
  const { rerender } = await render(<SettingsNav sections={SECTIONS} shown="about" hasNews version="1.2.3" />);
  const link = page.getByRole('link');
  await expect.element(link).toHaveAccessibleName(`${ENGLISH.t('settings.about')} ${ENGLISH.t('about.changes')}`);
  await rerender(<SettingsNav sections={SECTIONS} shown="about" hasNews={false} version="1.2.3" />);
  await expect.element(page.getByTestId('news')).not.toBeInTheDocument();
});
