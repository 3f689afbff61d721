import { z } from 'zod';
import { sessionItem } from './session-item';

const mark = sessionItem('session:begun', z.literal(true));

/** True once after the browser, or the extension, was started: a background that only slept finds its mark. */
export async function isNewSession(): Promise<boolean> {
  const begun = await mark.read();
  if (!begun) await mark.write(true);
  return !begun;
}
