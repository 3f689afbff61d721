import { findEarly } from '@/utils/in-page/find-in-text';
import { findInTree } from '@/utils/in-page/find-in-tree';
import { textsAround } from '@/utils/in-page/inline-run';
import type { Mention } from '@/utils/in-page/mention';
import { isElement, isText } from '@/utils/in-page/node-type';
import { openRootsIn } from '@/utils/in-page/shadow-roots';
import type { Registry } from './registry';
import type { Slices } from './slices';

/** Work done at once in the observer's callback, in ms: of more than that, the page would notice. */
const AT_ONCE_MS = 0.7;

/** Children that are worth a search one by one. */
const MANY = 4;

/** What the rest of the detector hears of the page. */
export interface PageChanges {
  /** In the observer's callback, before anything is painted: something changed; `more` than could be looked at. */
  changed: (more: boolean) => void;
  /** These are new in the registry. */
  found: (mentions: readonly Mention[]) => void;
  /** A popover, a dialog or the like has opened or closed; an event in a shadow root does not leave it. */
  toggled: (event: Event) => void;
  /** Something has scrolled, or come to rest; an event in a shadow root does not leave it. */
  scrolled: (event: Event) => void;
}

/** Tells of what is to be searched anew after a change. */
function eachChanged(record: MutationRecord, act: (node: Node | null) => void): void {
  const { type, target } = record;
  if (type === 'characterData' || record.attributeName === 'href') act(target);
  if (type !== 'childList') return;
  const { addedNodes, previousSibling, nextSibling } = record;
  // Where most of what an element holds is new, it is searched as a whole.
  if (isElement(target) && addedNodes.length * 2 > target.childNodes.length + MANY) act(target);
  else addedNodes.forEach(act);
  // An address may have grown or shrunk over the edge of what came or went.
  act(edgeOf(previousSibling, 'lastChild'));
  act(edgeOf(nextSibling, 'firstChild'));
}

function edgeOf(node: Node | null, side: 'firstChild' | 'lastChild'): Node | null {
  let edge = node;
  while (isElement(edge)) edge = edge[side];
  return edge;
}

/**
 * Finds addresses in a document and keeps up with it: the first pass in slices, then only what changed. Shadow roots
 * are observed one by one, as they are found.
 */
export function createWatch(
  registry: Registry,
  slices: Slices,
  changes: PageChanges,
  now: () => number,
  listen: AddEventListenerOptions,
) {
  const roots = new WeakSet<Document | ShadowRoot>();
  const observer = new MutationObserver(onMutations);
  /** Changed texts that are still to be searched, and those of one step with an @ around them. */
  const dirty = new Set<Text>();
  const texts = new Set<Text>();
  let work: Generator<void> | undefined;
  /** Elements that are still to be searched. Nothing is marked in what is new, so it can wait for a slice. */
  const trees = new Set<Element>();
  /** Found and not yet told. */
  let found: Mention[][] = [];

  /** @param isBack whether it stands in what came into the page, perhaps back: what it held is forgotten then */
  function watchRoot(root: Document | ShadowRoot, isBack?: boolean): void {
    if (!isBack && roots.has(root)) return;
    roots.add(root);
    observer.observe(root, {
      subtree: true,
      childList: true,
      characterData: true,
      // All of them: pages show, hide and move things by attributes of any name.
      attributes: true,
    });
    root.addEventListener('toggle', changes.toggled, listen);
    for (const type of ['scroll', 'scrollend']) root.addEventListener(type, changes.scrolled, listen);
    root.childNodes.forEach(touch);
    onMutations([]);
  }

  function touch(node: Node | null): void {
    if (isText(node)) {
      registry.dropNode(node);
      dirty.add(node);
    } else if (isElement(node)) {
      if (!trees.size) slices.add(searchTrees());
      trees.add(node);
    }
  }
  function onMutations(records: MutationRecord[]): void {
    const end = now() + AT_ONCE_MS;
    for (const record of records) eachChanged(record, touch);
    work ??= renew();
    while (!work?.next().done && now() < end);
    if (work) slices.add(work, true);
    changes.changed(Boolean(work));
  }

  function put(node: Node, mentions: Mention[]): void {
    registry.put(node, mentions);
    found.push(mentions);
  }
  /** Once for many, as it costs more than to find one. */
  function tell(): void {
    changes.found(found.flat());
    found = [];
  }

  /** Searches the texts that have changed, begun in the observer's callback and ended in slices where there is more. */
  function* renew(): Generator<void> {
    for (const text of dirty) {
      dirty.delete(text);
      // A page may make and drop half a million before anybody looks.
      if (text.isConnected) textsAround(text, (one) => texts.add(one));
      // A look at the clock takes as long as a text.
      if (dirty.size % 8) continue;
      for (const one of texts) put(one, findEarly(one));
      texts.clear();
      tell();
      yield;
    }
    work = undefined;
  }

  function* searchTrees(): Generator<void> {
    // Taken out first: where the search of one throws, others that come later are searched all the same.
    const all = [...trees];
    trees.clear();
    for (const tree of all) {
      const steps = findInTree(tree, put);
      while (tree.isConnected && !steps.next().done) {
        tell();
        yield;
      }
      if (tree.isConnected) yield* openRootsIn(tree, (root) => watchRoot(root, true));
    }
  }

  return {
    watchRoot,
    /** Open roots that were attached without any change the observer could see. */
    lookForRoots: () => slices.add(openRootsIn(document.documentElement, watchRoot)),
    stop: () => observer.disconnect(),
  };
}
