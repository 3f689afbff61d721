import { setTimeout as sleep } from 'node:timers/promises';

const APART_MS = 300;
const PATIENCE_MS = 30_000;

/** What two looks in a row agree on: what was still on its way has come. */
export async function settled(look: () => Promise<string>): Promise<string> {
  let last = await look();
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; ) {
    await sleep(APART_MS);
    const now = await look();
    if (now === last) return now;
    last = now;
  }
  throw new Error(`It does not settle: ${last}`);
}
