import type { Mention } from '@/utils/in-page/mention';

/** Stores all known mentions of a frame by each node that contains them. */
export function createRegistry() {
  const byNode = new Map<Node, Mention[]>();

  function add(mention: Mention): void {
    for (const node of mention.nodes) {
      const there = byNode.get(node);
      if (there) there.push(mention);
      else byNode.set(node, [mention]);
    }
  }
  /** Removes the matching mentions of a node in one pass; one by one would be quadratic. */
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
    /** Returns every node with its mentions; a mention across several nodes appears in each. */
    all: () => [...byNode],
    /** Removes the mentions of a node that must be searched again. */
    dropNode,
    /** Replaces the mentions of a node. Mentions that reach in from a neighbor stay. */
    put(node: Node, mentions: Mention[]): void {
      if (!byNode.has(node) && mentions.every(isAlone)) {
        if (mentions.length) byNode.set(node, mentions);
        return;
      }
      drop(node, isAlone);
      // New mentions never overlap each other, so everything they replace is removed before the first is added.
      for (const mention of mentions)
        for (const one of mention.nodes) drop(one, (known) => overlapIn(one, known, mention));
      mentions.forEach(add);
    },
    /** Returns the current mention at the same place: itself, or the same address found again. */
    same(mention: Mention): Mention | undefined {
      if (!mention.gone) return mention;
      const { first, start, address } = mention;
      return byNode.get(first)?.find((one) => one.first === first && one.start === start && one.address === address);
    },
  };
}
export type Registry = ReturnType<typeof createRegistry>;

const isAlone = ({ nodes }: Mention): boolean => nodes.length === 1;

/** Returns the part of a node that a mention covers. */
function spanIn({ first, start, last, end }: Mention, node: Node): [from: number, to: number] {
  return [node === first ? start : 0, node === last ? end : Number.POSITIVE_INFINITY];
}

const overlapIn = (node: Node, one: Mention, other: Mention): boolean => {
  const [from, to] = spanIn(one, node);
  const [otherFrom, otherTo] = spanIn(other, node);
  return from < otherTo && otherFrom < to;
};
