import type { z } from 'zod/mini';
import { browser } from '#imports';

/** A stored value that can be read and watched. */
export interface ReadableItem<T> {
  read(): Promise<T>;
  /**
   * Calls back with the value after each change, until `signal` aborts; `onError` with the error where a read rejects.
   * Without `onError`, the last value stays.
   */
  watch(signal: AbortSignal, onChange: (value: T) => void, onError?: (error: unknown) => void): void;
}

/** A stored value that can also be changed. */
export interface StoredItem<T> extends ReadableItem<T> {
  write(value: NonNullable<T>): Promise<void>;
  clear(): Promise<void>;
}

/** A value in extension storage under `key`. Every read is parsed; `parse` receives undefined if nothing is stored. */
export function storedItem<T>(area: 'local' | 'session', key: string, parse: (stored: unknown) => T): StoredItem<T> {
  return {
    read: async () => parse((await browser.storage[area].get(key))[key]),
    write: (value) => browser.storage[area].set({ [key]: value }),
    clear: () => browser.storage[area].remove(key),
    watch(signal, onChange, onError) {
      const listener = (changes: Record<string, { newValue?: unknown }>, changedArea: string) => {
        const change = changes[key];
        if (changedArea !== area || !change) return;
        let value: T;
        try {
          value = parse(change.newValue);
        } catch (error) {
          return onError?.(error);
        }
        onChange(value);
      };
      browser.storage.onChanged.addListener(listener);
      signal.addEventListener('abort', () => browser.storage.onChanged.removeListener(listener));
    },
  };
}

/**
 * A value in `storage.session`: in memory, lost when the browser closes, inaccessible to content scripts in every
 * browser. Missing and invalid values are `undefined`.
 */
export const sessionItem = <T>(key: string, schema: z.ZodMiniType<T>): StoredItem<T | undefined> =>
  storedItem('session', key, (stored) => schema.safeParse(stored).data);

/** A value made from two items; it changes with either of them. */
export function combinedItem<A, B, T>(
  first: ReadableItem<A>,
  second: ReadableItem<B>,
  combine: (first: A, second: B) => T,
): ReadableItem<T> {
  const read = async () => combine(...(await Promise.all([first.read(), second.read()])));
  return {
    read,
    watch(signal, onChange, onError = () => undefined) {
      const fail = (error: unknown) => {
        if (!signal.aborted) onError(error);
      };
      const readAgain = () =>
        void read().then((value) => {
          if (!signal.aborted) onChange(value);
        }, fail);
      first.watch(signal, readAgain, fail);
      second.watch(signal, readAgain, fail);
    },
  };
}
