import { findEarly } from '@/utils/in-page/find-in-text';
import { findInTree } from '@/utils/in-page/find-in-tree';
import { textsAround } from '@/utils/in-page/inline-run';
import { isElement, isText } from '@/utils/in-page/node-type';
import { openRootsIn } from '@/utils/in-page/shadow-roots';
import type { Registry } from './registry';
import type { Slices } from './slices';

/** Work done at once in the observer's callback, in ms: small changes are marked in the frame in which they appear. */
const AT_ONCE_MS = 2;

/** Children that are worth a search one by one. */
const MANY = 4;

/** What the rest of the detector hears of the page. */
export interface PageChanges {
  /** In the observer's callback, before anything is painted: something changed. */
  changed: () => void;
  /** New mentions are in the registry. */
  found: () => void;
}

/** The text at the edge of what stands beside a change. */
function edgeOf(sibling: Node | null, side: 'firstChild' | 'lastChild'): Text[] {
  let at = sibling;
  while (isElement(at)) at = at[side];
  return isText(at) ? [at] : [];
}

/** What is to be searched anew after a change. */
function* changedBy(record: MutationRecord): Generator<Node> {
  const { type, target } = record;
  if (type === 'characterData' || record.attributeName === 'href') yield target;
  if (type !== 'childList') return;
  const { addedNodes, previousSibling, nextSibling } = record;
  // Where most of what an element holds is new, it is searched as a whole.
  if (isElement(target) && addedNodes.length * 2 > target.childNodes.length + MANY) yield target;
  else yield* addedNodes;
  // An address may have grown or shrunk over the edge of what came or went.
  yield* edgeOf(previousSibling, 'lastChild');
  yield* edgeOf(nextSibling, 'firstChild');
}

/**
 * Finds addresses in a document and keeps up with it: the first pass in slices, then only what changed. Shadow roots
 * are observed one by one, as they are found.
 */
export function createWatch(registry: Registry, slices: Slices, changes: PageChanges, now: () => number) {
  const roots = new Set<Document | ShadowRoot>();
  const observer = new MutationObserver(onMutations);
  /** Changed nodes, and texts with an @ around them, that are still to be searched. */
  const dirty = new Set<Node>();
  const texts = new Set<Text>();
  let work: Generator<void> | undefined;

  function* search(root: Element): Generator<void> {
    for (const _ of findInTree(root, registry.put)) {
      if (!root.isConnected) return;
      changes.found();
      yield;
    }
  }

  function watchRoot(root: Document | ShadowRoot): void {
    if (roots.has(root)) return;
    roots.add(root);
    observer.observe(root, {
      subtree: true,
      childList: true,
      characterData: true,
      // All of them: pages show, hide and move things by attributes of any name.
      attributes: true,
    });
    for (const child of root.childNodes) dirty.add(child);
    later();
  }

  function onMutations(records: MutationRecord[]): void {
    const end = now() + AT_ONCE_MS;
    for (const record of records) {
      for (const node of changedBy(record)) {
        registry.dropNode(node);
        dirty.add(node);
      }
    }
    work ??= renew();
    while (!work?.next().done && now() < end);
    if (work) later();
    changes.changed();
  }
  function later(): void {
    work ??= renew();
    slices.add(work);
  }

  /** Searches what has changed, begun in the observer's callback and ended in slices where there is more. */
  function* renew(): Generator<void> {
    for (const node of dirty) {
      dirty.delete(node);
      if (!node.isConnected) continue;
      if (isText(node)) for (const text of textsAround(node)) texts.add(text);
      else if (isElement(node)) {
        yield* search(node);
        yield* openRootsIn(node, watchRoot);
      }
      // A look at the clock takes as long as a text.
      if (dirty.size % 8 === 0) yield;
    }
    for (const text of texts) {
      texts.delete(text);
      registry.put(text, findEarly(text));
      yield;
    }
    work = undefined;
  }

  return {
    start: () => watchRoot(document),
    watchRoot,
    /** Open roots that were attached without any change the observer could see. */
    lookForRoots: () => slices.add(openRootsIn(document.documentElement, watchRoot)),
    stop: () => observer.disconnect(),
  };
}
export type Watch = ReturnType<typeof createWatch>;
