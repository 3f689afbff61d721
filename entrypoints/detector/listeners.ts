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
