import { useEffect, useRef, useState } from 'react';

/** Long enough to read one word and to be announced, in ms. */
const CONFIRMATION_MS = 5_000;

/** Ends a confirmation such as "Saved" after {@link CONFIRMATION_MS}: later, it would seem to be about something else. */
export function useShownBriefly(isShown: boolean, end: () => void): void {
  const latest = useRef(end);
  latest.current = end;
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => latest.current(), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [isShown]);
}

/**
 * A setting that is saved as soon as it is chosen. `shown` is the chosen value, even if saving failed; otherwise the
 * saved value. `error`: why saving failed.
 */
export function useSavedChoice<T extends string | number | boolean>(saved: T, save: (value: T) => Promise<unknown>) {
  const [chosen, setChosen] = useState<T>();
  const [state, setState] = useState<'idle' | 'saving' | 'saved' | 'failed'>('idle');
  const [error, setError] = useState<unknown>();

  useShownBriefly(state === 'saved', () => setState('idle'));
  useEffect(() => {
    setChosen((current) => (current === saved ? undefined : current));
  });

  const choose = (value: T) => {
    setChosen(value);
    setState('saving');
    save(value).then(
      () => setState('saved'),
      (reason: unknown) => {
        setError(reason);
        setState('failed');
      },
    );
  };
  return { shown: chosen ?? saved, state, error, choose };
}
