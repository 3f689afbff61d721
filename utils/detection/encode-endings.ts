/**
 * Packs a list of domain endings into the text that `listed-endings.ts` unpacks: endings in their ASCII form, sorted, each as one
 * capital letter (how many leading characters it shares with the one before it, A = 0) and the rest of the ending.
 *
 * Run when `tlds` changes (by `write-endings.ts`) and by the test that compares the two; never in the extension.
 *
 * @param endings top-level domains, Unicode or ASCII, in any order
 */
export function encodeEndings(endings: readonly string[]): string {
  const sorted = endings.map((ending) => new URL(`http://${ending}`).hostname).sort();
  let previous = '';
  let packed = '';
  for (const ending of sorted) {
    let shared = 0;
    while (shared < 25 && shared < previous.length && previous[shared] === ending[shared]) shared += 1;
    packed += String.fromCharCode(65 + shared) + ending.slice(shared);
    previous = ending;
  }
  return packed;
}
