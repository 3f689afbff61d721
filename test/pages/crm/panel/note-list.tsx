import { type Contact, firstName } from '../people/contact.ts';
import { colleagueOf } from '../people/contacts.ts';

/** What a colleague wrote down about a contact. */
interface Note {
  author: string;
  when: string;
  text: string;
}

/** The notes on a contact. They contain addresses as people write them: in brackets, before a full stop. */
function notesOn(contact: Contact): Note[] {
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

/** The notes on a contact, newest first. */
export function NoteList({ contact }: { contact: Contact }) {
  return (
    <section aria-label="Notes">
      <h2 className="heading pb-2">Notes</h2>
      <div className="flex flex-col gap-2">
        {notesOn(contact).map((note, index) => (
          <article key={note.when} className="rounded-lg border border-line px-3 py-2">
            <p data-testid={index === 0 ? 'note-with-email' : undefined} className="leading-5 break-words">
              {note.text}
            </p>
            <footer className="pt-1 text-[11px] text-quiet">
              {note.author}, {note.when}
            </footer>
          </article>
        ))}
      </div>
    </section>
  );
}
