import type { EmailMatch } from '@/utils/in-page/email-match';

/** Stores all known matches of a frame by each node that contains them. */
export function createRegistry() {
  const byNode = new Map<Node, EmailMatch[]>();

  function add(match: EmailMatch): void {
    for (const node of match.nodes) {
      const there = byNode.get(node);
      if (there) there.push(match);
      else byNode.set(node, [match]);
    }
  }
  /** Removes the matching matches of a node in one pass; one by one would be quadratic. */
  function drop(node: Node, isGone: (match: EmailMatch) => boolean): void {
    const there = byNode.get(node);
    if (!there) return;
    const rest = there.filter((match) => !isGone(match));
    if (rest.length) byNode.set(node, rest);
    else byNode.delete(node);
    for (const match of there) {
      if (match.isRemoved || !isGone(match)) continue;
      match.isRemoved = true;
      for (const other of match.nodes) if (other !== node) drop(other, (known) => known === match);
    }
  }
  const dropNode = (node: Node): void => drop(node, () => true);

  return {
    /** Returns every node with its matches; a match across several nodes appears in each. */
    all: () => [...byNode],
    /** Removes the matches of a node that must be searched again. */
    dropNode,
    /** Replaces the matches of a node. Matches that reach in from a neighbor stay. */
    put(node: Node, matches: EmailMatch[]): void {
      if (!byNode.has(node) && matches.every(isAlone)) {
        if (matches.length) byNode.set(node, matches);
        return;
      }
      drop(node, isAlone);
      // New matches never overlap each other, so everything they replace is removed before the first is added.
      for (const match of matches) for (const node of match.nodes) drop(node, (known) => overlapIn(node, known, match));
      matches.forEach(add);
    },
    /** Returns the current match at the same place: itself, or the same address found again. */
    same(match: EmailMatch): EmailMatch | undefined {
      if (!match.isRemoved) return match;
      const { first, start, address } = match;
      return byNode
        .get(first)
        ?.find((known) => known.first === first && known.start === start && known.address === address);
    },
  };
}
export type Registry = ReturnType<typeof createRegistry>;

const isAlone = ({ nodes }: EmailMatch): boolean => nodes.length === 1;

/** Returns the part of a node that a match covers. */
function spanIn({ first, start, last, end }: EmailMatch, node: Node): [from: number, to: number] {
  return [node === first ? start : 0, node === last ? end : Number.POSITIVE_INFINITY];
}

const overlapIn = (node: Node, one: EmailMatch, other: EmailMatch): boolean => {
  const [from, to] = spanIn(one, node);
  const [otherFrom, otherTo] = spanIn(other, node);
  return from < otherTo && otherFrom < to;
};
