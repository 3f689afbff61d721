import { useState } from 'react';
import { type Contact, firstName } from '../people/contact.ts';
import { CONTACTS, colleagueOf } from '../people/contacts.ts';
import { useEvery } from '../use-every.ts';

/** What sort of thing happened. */
export type Kind = 'email' | 'call' | 'note' | 'deal';

/** Something that happened with a contact. */
export interface Entry {
  id: number;
  kind: Kind;
  contact: Contact;
  text: string;
}

type Story = [kind: Kind, tell: (contact: Contact) => string];

const STORIES: Story[] = [
  ['email', (contact) => `replied from ${contact.email}`],
  ['call', (contact) => `rang from ${contact.phone} about the delivery date`],
  ['note', (contact) => `asked to copy ${colleagueOf(contact).email} on invoices`],
  ['deal', (contact) => `moved on to ${contact.stage}`],
  ['email', (contact) => `opened the quote that went to ${contact.email}, billing@${contact.company.domain}`],
  ['note', (contact) => `is away until Monday; ${firstName(colleagueOf(contact))} covers for them`],
];

/** The n-th entry of the feed: always the same one, about one contact or about everybody in turn. */
export function makeEntry(n: number, about: Contact | null): Entry {
  const contact = about ?? CONTACTS[(n * 7 + 2) % CONTACTS.length];
  const story = STORIES[n % STORIES.length];
  if (!contact || !story) throw new Error('The demo has no people or no stories');
  return { id: n, kind: story[0], contact, text: story[1](contact) };
}

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
