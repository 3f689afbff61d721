/** Bounds of an answer. Its size is undocumented, and a hostile answer must not exhaust the browser. */
export const MAX_DEPTH = 32;
export const MAX_NODES = 20_000;

export type BoundedJson =
  | { ok: true; json: unknown }
  | { ok: false; problem: 'empty' | 'not-json' | 'too-deep' | 'too-many-fields' };

/**
 * Counts depth and nodes in the text, so that a hostile body is refused before `JSON.parse` builds it. Each opening
 * bracket, each comma and the root counts as a node.
 */
function measure(text: string): { depth: number; nodes: number } {
  let depth = 0;
  let deepest = 0;
  let nodes = 1;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (inString) {
      if (code === 0x5c) i++;
      else if (code === 0x22) inString = false;
    } else if (code === 0x22) inString = true;
    else if (code === 0x7b || code === 0x5b) {
      nodes++;
      if (++depth > deepest) deepest = depth;
    } else if (code === 0x7d || code === 0x5d) depth--;
    else if (code === 0x2c) nodes++;
  }
  return { depth: deepest, nodes };
}

/** Parses an answer's text as JSON within {@link MAX_DEPTH} and {@link MAX_NODES}. Never throws. */
export function parseBoundedJson(text: string): BoundedJson {
  if (text.trim() === '') return { ok: false, problem: 'empty' };
  const { depth, nodes } = measure(text);
  if (depth > MAX_DEPTH) return { ok: false, problem: 'too-deep' };
  if (nodes > MAX_NODES) return { ok: false, problem: 'too-many-fields' };
  try {
    return { ok: true, json: JSON.parse(text) };
  } catch {
    return { ok: false, problem: 'not-json' };
  }
}
