import { inSteps } from './in-steps';
import { queryInChunks } from './query-in-chunks';

/** Elements processed between two pauses. */
const STEP = 200;

/**
 * Finds open shadow roots in custom elements and empty elements, but not nested roots: callers search each found root.
 * No selector matches hosts, and checking every element costs more than everything else.
 */
export function* openRootsIn(root: Element, found: (shadow: ShadowRoot) => void): Generator<void> {
  const look = ({ shadowRoot }: Element) => {
    if (shadowRoot) found(shadowRoot);
    return undefined;
  };
  look(root);
  // Not `name()`, which Chromium builds for each element, nor `not(node())`, which takes ten times as long as `:empty`.
  yield* queryInChunks(root, "*[contains(local-name(),'-')]", look);
  yield* inSteps(root.querySelectorAll(':empty'), look);
}

/** Checks every element, to include native elements that have children and a root. */
export function* everyOpenRootIn(root: Element, found: (shadow: ShadowRoot) => void): Generator<void> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT);
  for (let steps = 1; ; steps++) {
    const { shadowRoot } = walker.currentNode as Element;
    if (shadowRoot) found(shadowRoot);
    if (!walker.nextNode()) return;
    if (steps % STEP === 0) yield;
  }
}
