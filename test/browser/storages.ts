import type { Trace } from './canary.ts';
import type { Ours } from './engine.ts';

/** Everything that a page of ours could read from the storages of the extension, as text; bytes as Latin-1. */
export const everythingStored = (page: Ours): Promise<Trace[]> =>
  page.evaluate(async (_: null) => {
    const promised = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const latin1 = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
    const write = (value: unknown): string =>
      JSON.stringify(value, (_name, inner: unknown) => {
        if (inner instanceof ArrayBuffer) return latin1(new Uint8Array(inner));
        if (ArrayBuffer.isView(inner)) return latin1(new Uint8Array(inner.buffer));
        return inner;
      }) ?? '';
    const parts: { where: string; text: string }[] = [];
    const add = (where: string, value: unknown) => parts.push({ where, text: write(value) });
    for (const area of ['local', 'session', 'sync', 'managed'] as const) {
      add(`storage.${area}`, await chrome.storage[area]?.get().catch(() => ({})));
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await promised(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = await promised(database.transaction(store).objectStore(store).getAll());
        add(`database ${name}, ${store}`, rows);
      }
      database.close();
    }
    add('localStorage', { ...localStorage });
    add('sessionStorage', { ...sessionStorage });
    add('caches', await caches.keys());
    return parts;
  }, null);
