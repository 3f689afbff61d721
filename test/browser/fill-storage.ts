/**
 * Runs in a page of ours: fills another database until not even a kilobyte has room. Throws if there is more room
 * than any of our tests leaves: a browser may not have heard yet that there is none.
 */
export async function fillStorage(_: null): Promise<void> {
  const ballast = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('ballast');
    opening.onupgradeneeded = () => void opening.result.createObjectStore('all', { autoIncrement: true });
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(new Error('no ballast'));
  });
  const write = (bytes: number) =>
    new Promise<void>((resolve, reject) => {
      const writing = ballast.transaction('all', 'readwrite');
      writing.oncomplete = () => resolve();
      writing.onabort = () => reject(new Error('full'));
      writing.objectStore('all').add(crypto.getRandomValues(new Uint8Array(bytes)));
    });
  let total = 0;
  // Firefox closes the database once it is full: then writing throws at once.
  for (let bytes = 65_536; bytes >= 1024; bytes /= 2) {
    const isWritten = () =>
      write(bytes).then(
        () => true,
        () => false,
      );
    while (await isWritten()) {
      total += bytes;
      if (total > 50_000_000) throw new Error('There is no limit.');
    }
  }
}
