/** Events that may show, hide or move text without a change of the DOM. */
const CHANGES = [
  'resize',
  'visibilitychange',
  'fullscreenchange',
  'focus',
  'blur',
  'change',
  'transitionrun',
  'transitionend',
  'animationstart',
  'animationend',
];

/** Calls back when text may have changed its place or visibility in ways that the DOM watcher cannot see. */
export function listenToPage(changed: () => void, listen: AddEventListenerOptions): void {
  for (const type of CHANGES) addEventListener(type, changed, listen);
  // Loaded pictures and frames notify the document, not the window.
  document.addEventListener('load', changed, listen);
  document.fonts.addEventListener('loadingdone', changed, listen);
}
