import tlds from 'tlds' with { type: 'json' };

// Names reserved by RFC 2606 §2 and RFC 6761 §6. They are not real endings, but common in test systems, manuals and CRM
// sandboxes (which add ".invalid" to customers' addresses).
const RESERVED = ['example', 'invalid', 'localhost', 'test'];

/** Every top-level domain of the `tlds` package and the reserved names, in ASCII form, sorted. */
export const ENDINGS: readonly string[] = [
  ...new Set([...tlds, ...RESERVED].map((ending) => new URL(`http://${ending}`).hostname)),
].sort();

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

/** Packs sorted endings: each is a capital letter for the number of characters it shares with the last, and its rest. */
export const frontCodedEndings = (): string =>
  ENDINGS.map((ending, i) => {
    const shared = sharedLength(ENDINGS[i - 1] ?? '', ending);
    return String.fromCharCode(65 + shared) + ending.slice(shared);
  }).join('');
