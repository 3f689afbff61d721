import { useState } from 'react';
import type { Contact } from '../people/contact.ts';
import { ContactRow } from './contact-row.tsx';

interface ListToolbarProps {
  query: string;
  onQuery(query: string): void;
  shown: number;
  total: number;
}

/** Title, count and search above the list. */
function ListToolbar({ query, onQuery, shown, total }: ListToolbarProps) {
  return (
    <header className="flex items-center gap-3 border-b border-line px-4 py-2.5">
      <h1 className="text-[15px] font-semibold">Contacts</h1>
      <span className="text-quiet tabular-nums">{shown === total ? total : `${shown} of ${total}`}</span>
      <input
        type="search"
        aria-label="Search contacts"
        placeholder="Search name, email, company"
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        className="field ml-auto max-w-64"
      />
    </header>
  );
}

interface ContactListProps {
  contacts: Contact[];
  openId: number | null;
  onOpen(id: number): void;
}

function matches(contact: Contact, query: string): boolean {
  const text = `${contact.name} ${contact.email} ${contact.company.name} ${contact.stage}`;
  return text.toLowerCase().includes(query.trim().toLowerCase());
}

/** The table of all contacts, which makes room for an open record. */
export function ContactList({ contacts, openId, onOpen }: ContactListProps) {
  const [query, setQuery] = useState('');
  const narrow = openId !== null;
  // Keyed by the place on the screen, as grids that recycle their rows do: when the order changes, the same nodes show
  // other people.
  const rows = contacts.filter((contact) => matches(contact, query)).map((contact, slot) => ({ slot, contact }));
  const heading = 'heading h-8 px-3 text-left';
  return (
    <section aria-label="Contacts" className="flex min-w-0 flex-1 flex-col bg-paper">
      <ListToolbar query={query} onQuery={setQuery} shown={rows.length} total={contacts.length} />
      <div className="min-h-0 flex-1 overflow-y-auto">
        <table className="w-full table-fixed">
          <thead className="sticky top-0 z-10 bg-ground">
            <tr>
              <th className={`${heading} w-46 pl-4`}>Name</th>
              <th className={heading}>Email</th>
              {!narrow && <th className={`${heading} w-42`}>Company</th>}
              <th className={`${heading} w-24`}>Stage</th>
              <th className={`${heading} w-18 pr-4 text-right`}>Last</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ slot, contact }) => (
              <ContactRow
                key={slot}
                contact={contact}
                narrow={narrow}
                open={contact.id === openId}
                onOpen={() => onOpen(contact.id)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
