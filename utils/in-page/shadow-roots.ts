import { inSteps } from './in-steps';
import { inParts } from './parts';

/** Elements looked at between two pauses. */
const STEP = 200;

/**
 * Open shadow roots in a tree, nested ones apart: whoever watches the found one looks into it in turn. Looked for
 * where they nearly always are, in custom elements, by the hyphen in their names, and in what has nothing in it that could
 * be seen but a shadow root: no selector finds hosts, and asking every element costs more than all the rest.
 */
export function* openRootsIn(root: Element, found: (shadow: ShadowRoot) => void): Generator<void> {
  const look = ({ shadowRoot }: Element) => {
    if (shadowRoot) found(shadowRoot);
    return undefined;
  };
  look(root);
  // Not `name()`, which Chromium puts together for each element, nor `not(node())`, which takes ten times `:empty`.
  yield* inParts(root, "*[contains(local-name(),'-')]", look);
  yield* inSteps(root.querySelectorAll(':empty'), look);
}

/** The same of every element, one by one, for the roots of natives that have children as well. */
export function* everyOpenRootIn(root: Element, found: (shadow: ShadowRoot) => void): Generator<void> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT);
  for (let steps = 1; ; steps++) {
    const { shadowRoot } = walker.currentNode as Element;
    if (shadowRoot) found(shadowRoot);
    if (!walker.nextNode()) return;
    if (steps % STEP === 0) yield;
  }
}
