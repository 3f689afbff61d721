import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { PageFault } from '@/components/kit/page-fault';
import { forgetAhead, useLive, watchAhead } from '@/components/kit/use-live';
import type { Database } from '@/utils/storage/database';
import { database } from '@/utils/storage/page-database';
import { ENGLISH } from '../../../texts/english';
import { render } from '../../../texts/render';

beforeEach(() => database.spending.clear());

const countOf =
  (host: string) =>
  async ({ spending }: Database): Promise<number> =>
    (await spending.get([host, '2026-11-21']))?.count ?? 0;

function Count({ host, onDraw }: { host: string; onDraw?: (count: number | undefined) => void }) {
  const count = useLive(countOf(host), host);
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

/** Reads the count of a host ahead; resolves to how to stop. */
const readAhead = (host: string) =>
  new Promise<() => void>((resolve) => {
    const end = watchAhead(countOf(host), host, () => resolve(() => end()));
  });

test('what was read ahead is drawn at once, and then what it became', async () => {
  await sent('a.example', 1);
  const end = await readAhead('a.example');
  const onDraw = vi.fn<(count: number | undefined) => void>();
  const screen = await render(<Count host="a.example" onDraw={onDraw} />);
  end();
  await sent('a.example', 2);
  await expect.element(screen.getByText('2')).toBeVisible();
  expect(onDraw.mock.calls[0]).toEqual([1]);
});

test('what was read ahead and forgotten since is not drawn', async () => {
  for (const forget of [(end: () => void) => end(), () => forgetAhead('a.example'), () => forgetAhead()]) {
    await sent('a.example', 1);
    forget(await readAhead('a.example'));
    const onDraw = vi.fn<(count: number | undefined) => void>();
    const screen = await render(<Count host="a.example" onDraw={onDraw} />);
    await expect.element(screen.getByText('1')).toBeVisible();
    expect(onDraw.mock.calls[0]).toEqual([undefined]);
    await screen.unmount();
  }
});

test('an equal result redraws nothing', async () => {
  const onDraw = vi.fn<(hosts: readonly object[] | undefined) => void>();
  function Hosts() {
    const hosts = useLive(({ spending }) => spending.toArray(), 'hosts');
    onDraw(hosts);
    return <p>{hosts?.map(({ count }) => count).join() ?? 'loading'}</p>;
  }
  await sent('a.example', 1);
  const screen = await render(<Hosts />);
  await expect.element(screen.getByText('1')).toBeVisible();
  await sent('a.example', 1);
  await sent('b.example', 2);
  await expect.element(screen.getByText('1,2')).toBeVisible();
  expect(onDraw.mock.calls.map(([hosts]) => hosts?.length)).toEqual([undefined, 1, 2]);
});
