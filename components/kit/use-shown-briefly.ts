import { useEffect, useRef } from 'react';

/** Long enough to read one word and to be announced, in ms. */
export const CONFIRMATION_MS = 5_000;

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
