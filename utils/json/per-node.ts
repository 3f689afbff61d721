import type { JsonNode } from './json-tree';

/** Caches the answer per node: one node may hold a thousand leaves that ask the same. */
export function perNode<Answer>(read: (node: JsonNode) => Answer): (node: JsonNode) => Answer {
  const known = new WeakMap<JsonNode, { answer: Answer }>();
  return (node) => {
    const before = known.get(node);
    if (before) return before.answer;
    const answer = read(node);
    known.set(node, { answer });
    return answer;
  };
}
