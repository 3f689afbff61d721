import { isCurrent, type Mention } from '@/utils/in-page/mention';

/** All mentions that are known of a frame, by every node they stand in. */
export function createRegistry() {
  const byNode = new Map<Node, Mention[]>();
  const all = new Set<Mention>();

  function drop(mention: Mention): void {
    all.delete(mention);
    for (const node of mention.nodes) {
      const rest = byNode.get(node)?.filter((one) => one !== mention) ?? [];
      if (rest.length > 0) byNode.set(node, rest);
      else byNode.delete(node);
    }
  }

  return {
    all: all as ReadonlySet<Mention>,
    /** Forgets what stood in a node; it is to be searched anew. */
    dropNode(node: Node): void {
      for (const mention of byNode.get(node) ?? []) drop(mention);
    },
    /** Takes what was found from a node, in place of what was known there. What reaches in from a neighbour stays. */
    put(node: Node, mentions: readonly Mention[]): void {
      for (const mention of byNode.get(node) ?? []) if (mention.nodes.length === 1) drop(mention);
      for (const mention of mentions) {
        for (const other of mention.nodes)
          for (const known of byNode.get(other) ?? []) if (overlapIn(other, known, mention)) drop(known);
        all.add(mention);
        for (const other of mention.nodes) byNode.set(other, [...(byNode.get(other) ?? []), mention]);
      }
    },
    /** What is known now of the place of a mention: itself, or the same address found anew there. */
    same: ({ first, start, address }: Mention): Mention | undefined =>
      byNode.get(first)?.find((one) => one.first === first && one.start === start && one.address === address),
    /** Forgets what the page no longer holds, so that removed parts of it can be freed. */
    purge(): void {
      for (const mention of all) if (!isCurrent(mention)) drop(mention);
    },
    clear(): void {
      byNode.clear();
      all.clear();
    },
  };
}
export type Registry = ReturnType<typeof createRegistry>;

/** The part of one of its nodes that a mention takes. */
function spanIn({ first, start, last, end }: Mention, node: Node): [from: number, to: number] {
  return [node === first ? start : 0, node === last ? end : Number.POSITIVE_INFINITY];
}

const overlapIn = (node: Node, one: Mention, other: Mention): boolean => {
  const [from, to] = spanIn(one, node);
  const [otherFrom, otherTo] = spanIn(other, node);
  return from < otherTo && otherFrom < to;
};
