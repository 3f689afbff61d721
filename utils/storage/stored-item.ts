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

type Area = 'local' | 'session';
type Reading = Promise<Record<string, unknown>>;

/** The reads of a page that starts, by area and key; null once something has changed, and in other pages. */
let shared: Map<string, Reading> | null = null;

/** How long a page may take to start, in milliseconds. */
const START_MS = 1000;

/** While this page starts, or until something changes, it asks for each value once, however many items read it. */
export function shareReads(): void {
  shared = new Map();
  const end = () => {
    shared = null;
    browser.storage.onChanged.removeListener(end);
  };
  browser.storage.onChanged.addListener(end);
  setTimeout(end, START_MS);
}

function readFrom(area: Area, key: string): Reading {
  const id = `${area} ${key}`;
  const reading = shared?.get(id) ?? browser.storage[area].get(key);
  shared?.set(id, reading);
  return reading;
}

/** A value in extension storage under `key`. Every read is parsed; `parse` receives undefined if nothing is stored. */
export function storedItem<T>(area: Area, key: string, parse: (stored: unknown) => T): StoredItem<T> {
  return {
    read: async () => parse((await readFrom(area, key))[key]),
    write: (value) => {
      shared = null;
      return browser.storage[area].set({ [key]: value });
    },
    clear: () => {
      shared = null;
      return browser.storage[area].remove(key);
    },
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
