/**
 * For `evaluate` in a page of ours: the rounds of the kept box, and what one guess costs here in milliseconds, three times,
 * each with a separate salt (Firefox remembers the last result).
 */
export async function guessCost(_: null): Promise<{ rounds: number; ms: number[] }> {
  const rounds = await new Promise<number>((resolve, reject) => {
    const opening = indexedDB.open('sightline-vault');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const reading = opening.result.transaction('kept').objectStore('kept').get('api-key');
      reading.onsuccess = () => {
        opening.result.close();
        resolve(reading.result.box.iterations);
      };
    };
  });
  const typed = new TextEncoder().encode('a guess at somebody else');
  const material = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveBits']);
  const ms: number[] = [];
  for (let tries = 0; tries < 3; tries++) {
    const salt = crypto.getRandomValues(new Uint8Array(16));
    const start = performance.now();
    await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds }, material, 256);
    ms.push(Math.round(performance.now() - start));
  }
  return { rounds, ms };
}
