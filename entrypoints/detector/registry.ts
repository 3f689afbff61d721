import { isCurrent, type Mention } from '@/utils/in-page/mention';

/** All mentions that are known of a frame, by every node they stand in. */
export function createRegistry() {
  const byNode = new Map<Node, Set<Mention>>();
  const all = new Set<Mention>();

  function drop(mention: Mention): void {
    all.delete(mention);
    for (const node of mention.nodes) {
      const there = byNode.get(node);
      there?.delete(mention);
      if (there?.size === 0) byNode.delete(node);
    }
  }
  function add(mention: Mention): void {
    all.add(mention);
    for (const node of mention.nodes) {
      const there = byNode.get(node);
      if (there) there.add(mention);
      else byNode.set(node, new Set([mention]));
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
      // The new ones never overlap each other: only what stood there before is compared, and that is little.
      const before = new Map(
        [...new Set(mentions.flatMap(({ nodes }) => nodes))].map((one) => [one, [...(byNode.get(one) ?? [])]]),
      );
      for (const mention of mentions) {
        for (const one of mention.nodes) {
          for (const known of before.get(one) ?? []) if (overlapIn(one, known, mention)) drop(known);
        }
        add(mention);
      }
    },
    /** What is known now of the place of a mention: itself, or the same address found anew there. */
    same: ({ first, start, address }: Mention): Mention | undefined =>
      [...(byNode.get(first) ?? [])].find(
        (one) => one.first === first && one.start === start && one.address === address,
      ),
    /** Forgets what the page no longer holds, so that removed parts of it can be freed. */
    purge(): void {
      for (const mention of all) if (!isCurrent(mention)) drop(mention);
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
