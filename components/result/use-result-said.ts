import { type RefObject, useEffect, useRef } from 'react';
import { say } from '@/components/kit/say';

/** Until then the focus may come to the heading of a result that was just drawn, in ms. */
const FOCUS_SETTLES_MS = 500;

/**
 * Has a result said once: by its heading, if that takes the focus when there is something to say, otherwise beside its name.
 * Returns what the heading needs for it.
 * @param words undefined while there is nothing to say
 */
export function useResultSaid(title: RefObject<HTMLElement | null>, name: string, words: string | undefined) {
  const heard = useRef<string>(undefined);
  useEffect(() => {
    if (words === undefined) return;
    const timer = setTimeout(() => {
      const isHeard = heard.current === words && document.activeElement === title.current && document.hasFocus();
      if (!isHeard) say(`${name} · ${words}`);
    }, FOCUS_SETTLES_MS);
    return () => clearTimeout(timer);
  }, [words, name, title]);
  const onFocus = () => {
    heard.current = words;
  };
  return { 'aria-description': words, onFocus };
}
