import type { Mention } from '@/utils/in-page/mention';

/** All mentions that are known of a frame, by every node they stand in. */
export function createRegistry() {
  const byNode = new Map<Node, Mention[]>();

  function add(mention: Mention): void {
    for (const node of mention.nodes) {
      const there = byNode.get(node);
      if (there) there.push(mention);
      else byNode.set(node, [mention]);
    }
  }
  /** Forgets those mentions of a node for which it is so asked, at once: one by one would be quadratic in their number. */
  function drop(node: Node, isGone: (mention: Mention) => boolean): void {
    const there = byNode.get(node);
    if (!there) return;
    const rest = there.filter((mention) => !isGone(mention));
    if (rest.length) byNode.set(node, rest);
    else byNode.delete(node);
    for (const mention of there) {
      if (mention.gone || !isGone(mention)) continue;
      mention.gone = true;
      for (const other of mention.nodes) if (other !== node) drop(other, (one) => one === mention);
    }
  }
  const dropNode = (node: Node): void => drop(node, () => true);

  return {
    /** Every node with the mentions that stand in it; of several nodes they are in each. */
    all: () => [...byNode],
    /** Forgets what stood in a node; it is to be searched anew. */
    dropNode,
    /** Takes what was found from a node, in place of what was known there. What reaches in from a neighbour stays. */
    put(node: Node, mentions: Mention[]): void {
      if (!byNode.has(node) && mentions.every(isAlone)) {
        if (mentions.length) byNode.set(node, mentions);
        return;
      }
      drop(node, isAlone);
      // The new ones never overlap each other, so all that they take the place of goes before the first is added.
      for (const mention of mentions)
        for (const one of mention.nodes) drop(one, (known) => overlapIn(one, known, mention));
      mentions.forEach(add);
    },
    /** What is known now of the place of a mention: itself, or the same address found anew there. */
    same(mention: Mention): Mention | undefined {
      if (!mention.gone) return mention;
      const { first, start, address } = mention;
      return byNode.get(first)?.find((one) => one.first === first && one.start === start && one.address === address);
    },
  };
}
export type Registry = ReturnType<typeof createRegistry>;

const isAlone = ({ nodes }: Mention): boolean => nodes.length === 1;

/** The part of one of its nodes that a mention takes. */
function spanIn({ first, start, last, end }: Mention, node: Node): [from: number, to: number] {
  return [node === first ? start : 0, node === last ? end : Number.POSITIVE_INFINITY];
}

const overlapIn = (node: Node, one: Mention, other: Mention): boolean => {
  const [from, to] = spanIn(one, node);
  const [otherFrom, otherTo] = spanIn(other, node);
  return from < otherTo && otherFrom < to;
};
