import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { PageFault } from '@/components/kit/page-fault';
import { useLive } from '@/components/kit/use-live';
import { database } from '@/utils/storage/page-database';
import { ENGLISH } from '../../../texts/english';
import { render } from '../../../texts/render';

beforeEach(() => database.spending.clear());

function Count({ host, onDraw }: { host: string; onDraw?: (count: number | undefined) => void }) {
  const count = useLive(async ({ spending }) => (await spending.get([host, '2026-11-21']))?.count ?? 0, host);
  onDraw?.(count);
  return <p>{count ?? 'loading'}</p>;
}
const sent = (host: string, count: number) => database.spending.put({ host, day: '2026-11-21', count });

test('a live query draws its result, and again after a change that came while the database loaded', async () => {
  const screen = await render(<Count host="a.example" />);
  await sent('a.example', 1);
  await expect.element(screen.getByText('1')).toBeVisible();
  await sent('a.example', 2);
  await expect.element(screen.getByText('2')).toBeVisible();
});

test('a live query never draws the result of another key', async () => {
  await sent('a.example', 1);
  await sent('b.example', 2);
  const onDraw = vi.fn<(count: number | undefined) => void>();
  function Either() {
    const [host, setHost] = useState('a.example');
    return (
      <>
        <Count host={host} onDraw={onDraw} />
        <button type="button" onClick={() => setHost('b.example')}>
          other
        </button>
      </>
    );
  }
  const screen = await render(<Either />);
  await expect.element(screen.getByText('1')).toBeVisible();
  onDraw.mockClear();
  await screen.getByRole('button').click();
  await expect.element(screen.getByText('2')).toBeVisible();
  expect(onDraw.mock.calls.flat()).not.toContain(1);
});

test('a live query that fails is a fault of the page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Failing = () => useLive(() => Promise.reject(new Error('no room')), 'failing') ?? 'loading';
  const screen = await render(
    <PageFault>
      <Failing />
    </PageFault>,
  );
  await expect.element(screen.getByText(ENGLISH.t('fault.page'))).toBeVisible();
});
