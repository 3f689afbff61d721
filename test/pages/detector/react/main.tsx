import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ADDRESSES, changed, type Person } from './people.ts';
import { seeded } from './random.ts';
import { Row } from './row.tsx';

declare global {
  interface Window {
    /** Changes the page at random so many times, each rendered by itself, and keeps its tree after each. */
    update: (times: number) => void;
    /** One number for the page's tree after each update. */
    updates: number[];
    addresses: string[];
    /** The test's own, put in before the page. */
    treeOfPage: () => string;
  }
}

const random = seeded(Number(new URLSearchParams(location.search).get('seed') ?? 1));
let people: Person[] = [];
for (let id = 0; id < 60; id++) people = changed(people, random, id);
const listeners = new Set<() => void>();

function List() {
  const shown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => people,
  );
  return (
    <ul>
      {shown.map((person) => (
        <Row key={person.id} person={person} />
      ))}
    </ul>
  );
}

const hash = (text: string): number => {
  let value = 0;
  for (let at = 0; at < text.length; at++) value = (Math.imul(value, 31) + text.charCodeAt(at)) | 0;
  return value;
};

window.addresses = ADDRESSES;
window.updates = [];
window.update = (times) => {
  for (let i = 0; i < times; i++) {
    people = changed(people, random, 100 + window.updates.length);
    flushSync(() => {
      for (const listener of listeners) listener();
    });
    window.updates.push(hash(window.treeOfPage()));
  }
};
const root = document.getElementById('root');
if (root) flushSync(() => createRoot(root).render(<List />));
