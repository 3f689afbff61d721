import { useEffect, useState } from 'react';

/** A pause that long ends typing. */
const PAUSE_MS = 800;

/** Whether the user is typing `value`, and its setter. A half-typed text is neither judged nor asked about. */
export function useIsTyping(value: string): [boolean, (isTyping: boolean) => void] {
  const [isTyping, setTyping] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key starts the pause again
  useEffect(() => {
    if (!isTyping) return;
    const timer = setTimeout(() => setTyping(false), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isTyping, value]);
  return [isTyping, setTyping];
}
