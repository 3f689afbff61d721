import { useState } from 'react';
import { useEvery } from '../use-every.ts';
import type { Contact } from './contact.ts';
import { CONTACTS } from './contacts.ts';

const TOUCH_EVERY_MS = 3000;
// Prime to the number of contacts, so that everybody has a turn before anybody has a second.
const STRIDE = 11;

/** All contacts, the latest touched first. While it is live somebody's turn comes every three seconds. */
export function useLiveContacts(live: boolean): [contacts: Contact[], save: (contact: Contact) => void] {
  const [contacts, setContacts] = useState<Contact[]>(() => [...CONTACTS]);
  const [turn, setTurn] = useState(0);

  useEvery(live ? TOUCH_EVERY_MS : null, () => {
    const id = ((turn * STRIDE) % contacts.length) + 1;
    setContacts(contacts.map((contact) => ({ ...contact, age: contact.id === id ? 0 : contact.age + 1 })));
    setTurn(turn + 1);
  });

  const save = (saved: Contact) => {
    setContacts(contacts.map((contact) => (contact.id === saved.id ? { ...saved, age: 0 } : contact)));
  };
  return [contacts.toSorted((a, b) => a.age - b.age), save];
}
