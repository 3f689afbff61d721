import { useState } from 'react';
import type { Contact } from '../people/contact.ts';
import { useEvery } from '../use-every.ts';
import { type Entry, makeEntry } from './entry.ts';

const ENTRY_EVERY_MS = 2000;
const AT_FIRST = 12;
const AT_MOST = 40;

/** What happened lately, newest first. While it is live something happens every two seconds. */
export function useFeed(about: Contact | null, live: boolean): Entry[] {
  const [count, setCount] = useState(AT_FIRST);
  useEvery(live ? ENTRY_EVERY_MS : null, () => setCount(count + 1));
  const length = Math.min(count, AT_MOST);
  return Array.from({ length }, (_, index) => makeEntry(count - 1 - index, about));
}
