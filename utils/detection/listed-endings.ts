import { ENDINGS } from './endings-data';

// Names that RFC 2606 §2 and RFC 6761 §6 set aside; they are on no list of real endings, yet test systems, manuals and
// CRM sandboxes (which add ".invalid" to every customer's address) show them all the time.
const RESERVED = ['example', 'invalid', 'localhost', 'test'];

let listed: Set<string> | undefined;

function unpack(): Set<string> {
  const endings = new Set(RESERVED);
  let ending = '';
  for (const [, shared = 'A', rest = ''] of ENDINGS.matchAll(/([A-Z])([^A-Z]*)/g)) {
    ending = ending.slice(0, shared.charCodeAt(0) - 65) + rest;
    endings.add(ending);
  }
  return endings;
}

/** All listed endings in ASCII form: real top-level domains and the four reserved names. Unpacked once, when first asked for. */
export function listedEndings(): ReadonlySet<string> {
  listed ??= unpack();
  return listed;
}

/** Whether a domain may end with this label: any case, ASCII form (`xn--p1ai`, not `рф`). */
export function isListedEnding(label: string): boolean {
  return listedEndings().has(label.toLowerCase());
}
