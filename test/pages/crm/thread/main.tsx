import { createRoot } from 'react-dom/client';
import { CONTACTS } from '../people/contacts.ts';
import { readPlace } from '../place.ts';
import { Mail } from './mail.tsx';
import { messagesWith } from './messages.ts';
import '../styles.css';

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
