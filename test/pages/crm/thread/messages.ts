import { type Contact, firstName } from '../people/contact.ts';
import { colleagueOf } from '../people/contacts.ts';

/** One mail of a thread. */
export interface Message {
  from: string;
  to: string;
  when: string;
  lines: string[];
  /** What it answers to, quoted. */
  quoted?: string;
}

const US = 'Robin Castle <robin.castle@northwind.example.com>';

function mailbox({ name, email }: Contact): string {
  return `${name} <${email}>`;
}

/** The mails to and from a contact, newest first. */
export function messagesWith(contact: Contact): Message[] {
  const colleague = colleagueOf(contact);
  return [
    {
      from: mailbox(contact),
      to: `${US}, ${mailbox(colleague)}`,
      when: 'Today 09:12',
      lines: [
        'Hello Robin,',
        `thanks for the quote. Please put ${colleague.email} on the order, and let the driver ring me on ${contact.phone}.`,
        'Best wishes,',
        `${contact.name}, ${contact.role}`,
        `${contact.email} | ${contact.company.name}, ${contact.company.city}`,
      ],
      quoted: `On Tue, Robin Castle <robin.castle@northwind.example.com> wrote: the quote is attached, good until the 30th.`,
    },
    {
      from: US,
      to: mailbox(contact),
      when: 'Tue 17:40',
      lines: [`Hello ${firstName(contact)},`, 'the quote is attached, good until the 30th.', 'Robin'],
    },
    {
      from: 'Northwind Deliveries <no-reply@deliveries.northwind.example.com>',
      to: `billing@${contact.company.domain}; accounts@${contact.company.domain}`,
      when: 'Mon 08:00',
      lines: ['Delivery 20771 has left our warehouse. Questions: deliveries@northwind.example.com'],
    },
  ];
}
