import { type Contact, firstName } from '../people/contact.ts';
import { colleagueOf } from '../people/contacts.ts';

/** What a colleague wrote down about a contact. */
export interface Note {
  author: string;
  when: string;
  text: string;
}

/** The notes on a contact. Addresses stand in them as people write them: in brackets, before a full stop. */
export function notesOn(contact: Contact): Note[] {
  const colleague = colleagueOf(contact);
  const name = firstName(contact);
  return [
    {
      author: 'Robin Castle',
      when: 'Tue 10:42',
      text: `Spoke to ${name} about the renewal. Send the order form to ${contact.email} and copy ${firstName(colleague)} (${colleague.email}). They decide on Friday.`,
    },
    {
      author: 'Mina Keller',
      when: 'Mon 16:05',
      text: `Invoices bounced twice; the right address is <accounts@${contact.company.domain}>. Do not use old-${contact.id}@example.org.`,
    },
    {
      author: 'Robin Castle',
      when: '3 Nov',
      text: `Met at the trade fair in ${contact.company.city}. Prefers a call on ${contact.phone} to mail, not before 9:30.`,
    },
  ];
}
