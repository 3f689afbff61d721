import type { z } from 'zod';
import { browser } from '#imports';

/**
 * A value in `storage.session`: in memory, gone with the browser, out of reach of content scripts in every browser.
 * Parsed on reading; what does not fit is `undefined`.
 */
export function sessionItem<T>(key: string, schema: z.ZodType<T>) {
  return {
    async read(): Promise<T | undefined> {
      const stored = await browser.storage.session.get(key);
      const parsed = schema.safeParse(stored[key]);
      return parsed.success ? parsed.data : undefined;
    },
    write: (value: T): Promise<void> => browser.storage.session.set({ [key]: value }),
    clear: (): Promise<void> => browser.storage.session.remove(key),
  };
}
