import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '@/components/kit/style.css';
import { LookupSettings } from '@/components/connection/lookup-settings';
import { TeamPart } from '@/components/result/team-part';
import { DEFAULT_SETTINGS, type Settings } from '@/utils/settings/settings';
import { ENGLISH } from '../../../texts/english';
import { render } from '../../../texts/render';
import { expectAccessible } from '../expect-accessible';

const { t } = ENGLISH;

test('a link names its host and opens without a referrer, and the sentence is the team’s', async () => {
  const href = 'https://register.example/?q=Ann';
  const links = [{ name: 'Register', host: 'register.example', href }];
  await render(
    <main>
      <TeamPart help={{ links, sentence: 'Ask for a second document' }} />
    </main>,
  );
  const link = page.getByRole('link', { name: 'Register' });
  await expect.element(link).toHaveAttribute('href', href);
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect.element(page.getByTestId('team-links')).toHaveTextContent('Register register.example');
  await expect
    .element(page.getByTestId('team-says'))
    .toHaveTextContent(`${t('teamHelp.says')} Ask for a second document`);
  await expectAccessible();
});

test('a line that is no link is named and not saved', async () => {
  const saved: Partial<Settings>[] = [];
  await render(
    <main>
      <LookupSettings
        settings={DEFAULT_SETTINGS}
        onSave={async (change) => {
          saved.push(change);
        }}
      />
    </main>,
  );
  const links = page.getByTestId('links');
  await links.fill('Register › https://register.example/?q={name}\nHost › https://{domain}/');
  await page.getByTestId('team-words').fill('REVIEW › Ask for a second document');
  await expect.element(page.getByText(t('teamHelp.problem', { line: 2 }), { exact: false })).toBeVisible();
  await links.fill('Register › https://register.example/?q={name}');
  await links.element().blur();
  expect(saved).toEqual([
    { teamWords: ['REVIEW › Ask for a second document'] },
    { links: ['Register › https://register.example/?q={name}'] },
  ]);
});
