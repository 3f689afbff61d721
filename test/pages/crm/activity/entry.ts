import { type Contact, firstName } from '../people/contact.ts';
import { CONTACTS, colleagueOf } from '../people/contacts.ts';

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
