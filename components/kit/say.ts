import { useEffect } from 'react';

/** A slow screen reader has fetched the words by then, in ms. */
const STAYS_MS = 7000;

let lines: HTMLElement | null = null;

/**
 * Places the one polite region of a page. Screen readers say what comes into a region that was there before, so it is placed before
 * the first frame and never hidden. What it says is written elsewhere in the page too: closed, it is not found or copied twice.
 */
export function placeRegion(): HTMLElement {
  if (lines?.isConnected) return lines;
  const host = document.createElement('div');
  host.className = 'sr-only';
  // A dialog hides from screen readers what is outside of it, but not this (React Aria).
  host.dataset.liveAnnouncer = 'true';
  lines = document.createElement('div');
  lines.role = 'status';
  // Only what is new is said.
  lines.ariaAtomic = 'false';
  host.attachShadow({ mode: 'closed' }).append(lines);
  document.body.append(host);
  return lines;
}

/** Has a screen reader say what happened, once it has said where the focus is. */
export function say(words: string): void {
  const line = document.createElement('p');
  line.textContent = words;
  placeRegion().append(line);
  setTimeout(() => line.remove(), STAYS_MS);
}

/** Says words when they appear or change; nothing while they are empty. */
export function useSaid(words: string | null | undefined): void {
  useEffect(() => {
    if (words) say(words);
  }, [words]);
}
