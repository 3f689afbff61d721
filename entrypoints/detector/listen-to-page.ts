import type { Listen } from './listeners';

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
] as const;

/** Calls back when text may have changed its place or visibility in ways that the DOM watcher cannot see. */
export function listenToPage(changed: () => void, listen: Listen, signal: AbortSignal): void {
  for (const type of CHANGES) listen(type, changed);
  // Loaded pictures and frames notify the document, not the window.
  listen('load', changed, document);
  document.fonts.addEventListener('loadingdone', changed, { signal });
}
