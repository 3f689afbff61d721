import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { AboutLinks } from '@/components/settings/about-links';
import { ENGLISH } from '../../../texts/english';
import { render } from '../../../texts/render';

const { t } = ENGLISH;
const hrefs = () =>
  page
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));

test('About links to pages of the package alone', async () => {
  await render(<AboutLinks reportUrl="" />);
  await expect.element(page.getByRole('link', { name: t('about.help') })).toBeVisible();
  expect(hrefs()).toEqual(['/help/setup.html', '/help/privacy.html', '/help/changes.html', '/THIRD-PARTY.txt']);
});

test('with an address of the publisher, About links to it for reports of faults', async () => {
  await render(<AboutLinks reportUrl="https://faults.example.org" />);
  await expect
    .element(page.getByRole('link', { name: t('about.report') }))
    .toHaveAttribute('href', 'https://faults.example.org');
});
