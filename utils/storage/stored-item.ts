import type { z } from 'zod';
import { browser } from '#imports';

/**
 * A value in `storage.session`: in memory, lost when the browser closes, inaccessible to content scripts in every
 * browser. Reads are parsed; invalid values are `undefined`.
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
    /** Calls back after each change, until `signal` aborts; with undefined if removed or invalid. */
    watch(signal: AbortSignal, onChange: (value: T | undefined) => void): void {
      const listener = (changes: Record<string, { newValue?: unknown }>, area: string) => {
        const change = changes[key];
        if (area !== 'session' || !change) return;
        const parsed = schema.safeParse(change.newValue);
        onChange(parsed.success ? parsed.data : undefined);
      };
      browser.storage.onChanged.addListener(listener);
      signal.addEventListener('abort', () => browser.storage.onChanged.removeListener(listener));
    },
  };
}
