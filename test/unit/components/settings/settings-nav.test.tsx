import { Info, Plug } from 'lucide-react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SettingsNav } from '@/components/settings/settings-nav';
import { ENGLISH } from '../../../texts/english';
import { render } from '../../../texts/render';

const SECTIONS = [
  { id: 'first', title: 'settings.connection', Icon: Plug, height: 1200 },
  { id: 'middle', title: 'settings.lookups', Icon: Plug, height: 400 },
  { id: 'last', title: 'settings.about', Icon: Info, height: 60 },
] as const;

test('marks the section in view, and a short last one at the end of the page', async () => {
  await page.viewport(1000, 700);
  await render(
    <main>
      <SettingsNav sections={SECTIONS} version="1.2.3" />
      {SECTIONS.map(({ id, height }) => (
        <section key={id} id={id} style={{ height }} />
      ))}
    </main>,
  );
  const marked = () => document.querySelector('[aria-current=location]')?.getAttribute('href');
  await expect.element(page.getByText(ENGLISH.t('about.version', { version: '1.2.3' }))).toBeVisible();
  await expect.poll(marked).toBe('#first');
  scrollTo(0, document.documentElement.scrollHeight);
  await expect.poll(marked).toBe('#last');
  scrollTo(0, 0);
  await expect.poll(marked).toBe('#first');
});
