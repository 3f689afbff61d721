import { chunksOf } from '@/utils/in-page/chunks';
import { findInLink } from '@/utils/in-page/find-in-link';
import { findAround, findInText } from '@/utils/in-page/find-in-text';
import { findInChunk } from '@/utils/in-page/find-in-tree';
import { openRootsIn } from '@/utils/in-page/shadow-roots';
import type { Registry } from './registry';
import type { Slices } from './slices';

/** Work done at once in the observer's callback, in ms: small changes are marked in the frame in which they appear. */
const AT_ONCE_MS = 2;

/** What the rest of the detector hears of the page. */
export interface PageChanges {
  /** In the observer's callback, before anything is painted: something changed. */
  changed: () => void;
  /** New mentions are in the registry. */
  found: () => void;
}

/** The text at the edge of what stands beside a change. */
function edgeOf(sibling: Node | null, side: 'firstChild' | 'lastChild'): Text | null {
  let at = sibling;
  while (at instanceof Element) at = at[side];
  return at instanceof Text ? at : null;
}

/**
 * Finds addresses in a document and keeps up with it: the first pass in slices, then only what changed. Shadow roots
 * are observed one by one, as they are found.
 */
export function createWatch(registry: Registry, slices: Slices, changes: PageChanges, now: () => number) {
  const roots = new Set<Document | ShadowRoot>();
  const observer = new MutationObserver(onMutations);

  function* search(root: Element): Generator<void> {
    for (const chunk of chunksOf(root)) {
      if (!root.isConnected) return;
      findInChunk(chunk, (node, mentions) => registry.put(node, mentions));
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
    for (const child of root.children) {
      slices.add(search(child));
      slices.add(openRootsIn(child, watchRoot));
    }
    for (const child of root.childNodes) if (child instanceof Text) registry.put(child, findInText(child));
  }

  function onMutations(records: MutationRecord[]): void {
    const end = now() + AT_ONCE_MS;
    const dirty = new Set<Node>();
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      if (type === 'characterData' || (type === 'attributes' && target instanceof HTMLAnchorElement)) dirty.add(target);
      for (const node of addedNodes) dirty.add(node);
      if (addedNodes.length + removedNodes.length === 0) continue;
      // An address may have grown or shrunk over the edge of what came or went.
      const [before, after] = [edgeOf(previousSibling, 'lastChild'), edgeOf(nextSibling, 'firstChild')];
      if (before) dirty.add(before);
      if (after) dirty.add(after);
    }
    for (const node of dirty) registry.dropNode(node);
    for (const node of dirty) {
      if (!node.isConnected) continue;
      if (node instanceof Text) registry.put(node, findAround(node));
      else if (node instanceof Element) searchSoon(node, now() < end);
    }
    changes.changed();
  }

  function searchSoon(element: Element, atOnce: boolean): void {
    if (element instanceof HTMLAnchorElement) registry.put(element, findInLink(element));
    const search = searchAll(element);
    if (!atOnce || !search.next().done) slices.add(search);
  }
  function* searchAll(element: Element): Generator<void> {
    for (const chunk of chunksOf(element)) {
      findInChunk(chunk, (node, mentions) => registry.put(node, mentions));
      yield* openRootsOfChunk(chunk.elements);
    }
  }
  function* openRootsOfChunk(elements: readonly Element[]): Generator<void> {
    for (const element of elements) yield* openRootsIn(element, watchRoot);
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
