import { z } from 'zod';
import { sessionItem } from '@/utils/storage/session-item';
import { oneAtATime } from './one-at-a-time';

const frames = (tabId: number) => sessionItem(`frames:${tabId}`, z.array(z.number().int()));
const inTurn = oneAtATime();

/** Notes that a frame of a tab has a detector. The main frame comes first on every new page and starts the list anew. */
export function joinTab(tabId: number, frameId: number): Promise<void> {
  return inTurn(async () => {
    const known = frameId === 0 ? [] : ((await frames(tabId).read()) ?? []);
    await frames(tabId).write([...new Set([...known, frameId])]);
  });
}

/** The frames of a tab that have a detector, the main one first. */
export async function framesOf(tabId: number): Promise<number[]> {
  return ((await frames(tabId).read()) ?? []).sort((a, b) => a - b);
}
