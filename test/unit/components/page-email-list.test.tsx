import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PageEmailList } from '@/components/page-email-list';

const noop = () => undefined;
const list = (emails: Parameters<typeof PageEmailList>[0]['emails'], onScoreAll: (all: string[]) => void = noop) => (
  <PageEmailList emails={emails} onScore={noop} onReveal={noop} onScoreAll={onScoreAll} />
);

test('where there is no list, one sentence says why', async () => {
  const { rerender, container } = await render(list('looking'));
  expect(container.textContent).toBe('Looking for email addresses on this page…');
  await rerender(list([]));
  expect(container.textContent).toBe('No email address found on this page.');
  await rerender(list('unread'));
  expect(container.textContent).toBe('Sightline cannot read this page.');
});

test('Score all takes every address that is listed', async () => {
  const emails = ['casey@example.com', 'blair@example.com'];
  const onScoreAll = vi.fn();
  await render(
    list(
      emails.map((email) => ({ email, score: null })),
      onScoreAll,
    ),
  );
  await page.getByRole('button', { name: 'Score all 2…' }).click();
  expect(onScoreAll).toHaveBeenCalledExactlyOnceWith(emails);
});
