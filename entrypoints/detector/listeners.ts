type EventMap = WindowEventMap & DocumentEventMap;

/** Registers a listener of the window or, if given, of another target. */
export type Listen = <Type extends keyof EventMap>(
  type: Type,
  act: (event: EventMap[Type]) => void,
  target?: EventTarget,
) => void;

/** Keeps the detector's listeners, because `document.open` removes all that a window and its nodes have. */
export function createListeners(signal: AbortSignal) {
  const registrations: (() => void)[] = [];
  const listen: Listen = (type, act, target = globalThis) => {
    // Each type is registered with a listener for it; TypeScript cannot follow this through a variable.
    const listener = act as EventListener;
    const register = () => target.addEventListener(type, listener, { capture: true, passive: true, signal });
    registrations.push(register);
    register();
  };
  return {
    listen,
    /** Registers all listeners again; those that are there stay as they are. */
    renew(): void {
      for (const register of registrations) register();
    },
  };
}

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
