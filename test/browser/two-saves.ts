import { expect } from '@playwright/test';
import { message, type Ours } from './engine.ts';

/** Two of our pages save another connection at the same moment, 25 times: what is kept is always one of the two, whole. */
export async function expectOneToWin(one: Ours, two: Ours): Promise<void> {
  const save = (page: Ours, port: number, key: string) =>
    message(page, 'saveConnection', {
      baseUrl: `http://127.0.0.1:${port}`,
      connectionName: key,
      dashboardUrl: '',
      key: `key-of-nobody-${key}`,
    });
  for (let i = 0; i < 25; i++) {
    await Promise.all(
      i % 2 ? [save(one, 4001, 'aaaa'), save(two, 4002, 'bbbb')] : [save(two, 4002, 'bbbb'), save(one, 4001, 'aaaa')],
    );
    const { host, last4 } = (await message(one, 'connection', {})) as { host: string; last4: string };
    expect([host, last4]).toEqual(host.endsWith('4001') ? ['127.0.0.1:4001', 'aaaa'] : ['127.0.0.1:4002', 'bbbb']);
  }
}
