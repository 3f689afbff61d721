import { setTimeout as sleep } from 'node:timers/promises';
import { until } from './until.ts';

const APART_MS = 300;

/** What two looks in a row agree on: what was still on its way has come. */
export async function settled(look: () => Promise<string>): Promise<string> {
  let last = await look();
  const again = async () => {
    await sleep(APART_MS);
    const before = last;
    last = await look();
    return last === before;
  };
  await until(again, async () => `It does not settle: ${last}`);
  return last;
}
