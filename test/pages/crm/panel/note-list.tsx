import type { Contact } from '../people/contact.ts';
import { notesOn } from './notes.ts';

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
