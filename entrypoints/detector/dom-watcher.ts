import { isElement, isText } from '@/utils/in-page/dom';
import type { EmailMatch } from '@/utils/in-page/email-match';
import { findTentative } from '@/utils/in-page/find-in-text';
import { findInTree } from '@/utils/in-page/find-in-tree';
import { textsAround } from '@/utils/in-page/inline-run';
import { openRootsIn } from '@/utils/in-page/open-roots-in';
import type { Registry } from './registry';
import type { Slices } from './slices';

/** Budget for work in the observer's callback, in ms: the page would notice more. */
const CALLBACK_BUDGET_MS = 0.7;

/** An element with only new children is searched child by child up to this number. */
const MIN_KEPT_CHILDREN = 4;

/** Callbacks for changes of the page. */
interface PageChanges {
  /** Called in the observer's callback, before paint: something changed; `more` if work remains. */
  changed: (more: boolean) => void;
  /** Called with the matches that are new in the registry. */
  found: (matches: readonly EmailMatch[]) => void;
  /** Called when a popover, dialog or similar opens or closes; such an event does not leave its shadow root. */
  toggled: (event: Event) => void;
  /** Called when something scrolls or stops scrolling; such an event does not leave its shadow root. */
  scrolled: (event: Event) => void;
}

/** Calls back with each node to search again after a change. */
function eachChanged(record: MutationRecord, act: (node: Node | null) => void): void {
  const { type, target } = record;
  if (type === 'characterData' || record.attributeName === 'href') act(target);
  if (type !== 'childList') return;
  const { addedNodes, previousSibling, nextSibling } = record;
  // An element with mostly new content is searched as a whole.
  if (isElement(target) && addedNodes.length * 2 > target.childNodes.length + MIN_KEPT_CHILDREN) act(target);
  else addedNodes.forEach(act);
  // An address may have grown or shrunk across the edge of an added or removed node.
  act(edgeOf(previousSibling, 'lastChild'));
  act(edgeOf(nextSibling, 'firstChild'));
}

function edgeOf(node: Node | null, side: 'firstChild' | 'lastChild'): Node | null {
  let edge = node;
  while (isElement(edge)) edge = edge[side];
  return edge;
}

/**
 * Finds addresses in a document and tracks its changes: the first pass in slices, then only changed content. Observes
 * each shadow root separately when found.
 */
export function createDomWatcher(
  registry: Registry,
  slices: Slices,
  changes: PageChanges,
  now: () => number,
  listen: AddEventListenerOptions,
) {
  const roots = new WeakSet<Document | ShadowRoot>();
  const observer = new MutationObserver(onMutations);
  /** Changed texts to search, and the texts of one step that have an @ nearby. */
  const dirty = new Set<Text>();
  const texts = new Set<Text>();
  let work: Generator<void> | undefined;
  /** Elements to search. New content has no marks yet, so it can wait for a slice. */
  const trees = new Set<Element>();
  /** Matches found but not yet reported. */
  let found: EmailMatch[][] = [];

  /** @param isBack whether the root is in inserted content and may be back; its known matches are then removed */
  function watchRoot(root: Document | ShadowRoot, isBack?: boolean): void {
    if (!isBack && roots.has(root)) return;
    roots.add(root);
    observer.observe(root, {
      subtree: true,
      childList: true,
      characterData: true,
      // Observe every attribute: pages show, hide and move content by attributes of any name.
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
    const end = now() + CALLBACK_BUDGET_MS;
    for (const record of records) eachChanged(record, touch);
    work ??= renew();
    while (!work?.next().done && now() < end);
    if (work) slices.add(work, true);
    changes.changed(Boolean(work));
  }

  function put(node: Node, matches: EmailMatch[]): void {
    registry.put(node, matches);
    found.push(matches);
  }
  /** Reports in batches: a report costs more than finding one match. */
  function report(): void {
    changes.found(found.flat());
    found = [];
  }

  /** Searches changed texts: starts in the observer's callback and continues in slices if needed. */
  function* renew(): Generator<void> {
    for (const text of dirty) {
      dirty.delete(text);
      // A page may create and remove half a million texts before they are searched.
      if (text.isConnected) textsAround(text, (near) => texts.add(near));
      // Reading the clock takes as long as searching a text.
      if (dirty.size % 8) continue;
      for (const near of texts) put(near, findTentative(near));
      texts.clear();
      report();
      yield;
    }
    work = undefined;
  }

  function* searchTrees(): Generator<void> {
    // Clear first: if one search throws, elements added later are still searched.
    const all = [...trees];
    trees.clear();
    for (const tree of all) {
      const steps = findInTree(tree, put);
      while (tree.isConnected && !steps.next().done) {
        report();
        yield;
      }
      if (tree.isConnected) yield* openRootsIn(tree, (root) => watchRoot(root, true));
    }
  }

  return {
    watchRoot,
    /** Finds open roots that were attached without an observable change. */
    lookForRoots: () => slices.add(openRootsIn(document.documentElement, watchRoot)),
    stop: () => observer.disconnect(),
  };
}
