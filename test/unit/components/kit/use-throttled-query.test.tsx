import Dexie, { RangeSet } from 'dexie';
import { expect, test, vi } from 'vitest';
import { useThrottledQuery } from '@/components/kit/use-throttled-query';
import { render } from '../../../texts/render';

const LOOKUPS_CHANGED = { all: new RangeSet() };

function Count({ query, everyMs }: { query: (before: number | undefined) => Promise<number>; everyMs: number }) {
  return <p>{useThrottledQuery(query, 'batch', everyMs) ?? 'loading'}</p>;
}

test('a query whose pause becomes shorter runs at once with its last result, which stays visible', async () => {
  const query = vi.fn(async (before = 0) => before + 1);
  const screen = await render(<Count query={query} everyMs={60_000} />);
  await expect.element(screen.getByText('1')).toBeVisible();
  Dexie.on.storagemutated.fire(LOOKUPS_CHANGED);
  await new Promise((done) => setTimeout(done, 100));
  expect(query).toHaveBeenCalledTimes(1);
  await screen.rerender(<Count query={query} everyMs={10} />);
  expect(screen.container.textContent).not.toBe('loading');
  await expect.element(screen.getByText('2')).toBeVisible();
  expect(query.mock.calls).toEqual([[undefined], [1]]);
});
