import { createRoot } from 'react-dom/client';
import { CONTACTS } from '../people/contacts.ts';
import { readPlace } from '../place.ts';
import { type Message, messagesWith } from './messages.ts';
import '../styles.css';

/** One mail as a mail program shows it. */
function Mail({ message }: { message: Message }) {
  return (
    <article data-testid="mail" className="border-b border-line px-4 py-3 last:border-0">
      <header className="flex justify-between gap-3">
        <p className="min-w-0 font-medium break-words">{message.from}</p>
        <time className="shrink-0 text-quiet">{message.when}</time>
      </header>
      <p className="text-[11px] break-words text-quiet">to {message.to}</p>
      <div className="pt-2 leading-5 break-words">
        {message.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {message.quoted && (
        <blockquote className="mt-2 border-l-2 border-line pl-3 leading-5 break-words text-quiet">
          {message.quoted}
        </blockquote>
      )}
    </article>
  );
}

const { contact: id } = readPlace(location.search);
const contact = CONTACTS.find((candidate) => candidate.id === id) ?? CONTACTS[0];
const root = document.getElementById('root');

if (root && contact) {
  createRoot(root).render(
    <main className="min-h-screen bg-paper">
      {messagesWith(contact).map((message) => (
        <Mail key={message.when} message={message} />
      ))}
    </main>,
  );
}
