import { type Breaking, type BreakingServer, type Protocol, startBreaking } from '../service/wire/breaking-server.ts';
import { ask, message, type Ours, storedLookups, storeSettings } from './engine.ts';
import { expect } from './expect.ts';

/** Connections that earlier lookups have used: none, one, as many as a browser keeps. */
const WARM = [0, 1, 6] as const;

/** Requests that the service gets for one lookup at most: with no connection used before, and with some. */
export type MostRequests = Partial<Record<Breaking, readonly [cold: number, warm: number]>>;

/** The same in both browsers. 421 says that nothing was processed (RFC 9110 §15.5.20), so its repeat costs nothing. */
export const OVER_HTTP1: MostRequests = { RST: [1, 1], FIN: [1, 1], 'late RST': [1, 1], '408': [1, 1], '421': [2, 2] };

/**
 * Breaks one lookup in every way, with every number of warm connections, and counts what the service gets. The database says
 * one request each time: it cannot know better.
 * @returns the counts as lines of a table
 */
export async function countRepeats(page: Ours, protocol: Protocol, most: MostRequests): Promise<string[]> {
  // With results kept for the session, no account is told by its key, which takes 600 000 rounds.
  await storeSettings(page, { concurrency: 8, dailyLookups: 100_000, keepResults: 'session' });
  const table: string[] = [];
  for (const [how, [cold, warm]] of Object.entries(most) as [Breaking, readonly [number, number]][]) {
    const counts: number[] = [];
    for (const connections of WARM) {
      const server = await startBreaking(protocol, connections);
      counts.push(await requestsForOne(page, server, how, connections));
      await server.close();
    }
    table.push([protocol, how, ...counts].join(' | '));
    const isWithin = counts.map((count, i) => count >= 1 && count <= (WARM[i] === 0 ? cold : warm));
    expect(isWithin, `${table.at(-1)}, at most ${cold} and ${warm}`).toEqual(WARM.map(() => true));
  }
  return table;
}

let lookups = 0;
const someone = () => `repeat-${++lookups}@example.com`;

async function requestsForOne(page: Ours, server: BreakingServer, how: Breaking, connections: number): Promise<number> {
  const typed = { baseUrl: server.url, key: 'sk_test_0000', dashboardUrl: '' };
  expect(await message(page, 'saveConnection', typed)).toMatchObject({ ok: true });
  await Promise.all(Array.from({ length: connections }, () => ask(page, someone())));
  server.breakFromNowOn(how);
  const email = someone();
  await ask(page, email);
  const { rows } = await storedLookups(page);
  expect(rows.find((row) => row.email === email)).toMatchObject({ state: 'failed', attempt: 1 });
  expect(rows.filter(({ state }) => state === 'done').length).toBeGreaterThanOrEqual(connections);
  expect(new Set(server.requests.map(({ headers }) => headers.authorization))).toEqual(
    new Set(['Bearer sk_test_0000']),
  );
  return server.requests.length;
}
