import { ago } from '../ago.ts';
import type { Contact } from '../people/contact.ts';
import { Avatar } from './avatar.tsx';
import { StageBadge } from './stage-badge.tsx';

interface ContactRowProps {
  contact: Contact;
  open: boolean;
  narrow: boolean;
  onOpen(): void;
}

/** One line of the list. Every third address is a link, as lists are when more than one team has worked on them. */
export function ContactRow({ contact, open, narrow, onOpen }: ContactRowProps) {
  const { id, name, email, role, company, stage, age } = contact;
  return (
    <tr
      data-testid="contact-row"
      data-contact={id}
      className={`h-(--row) border-b border-line ${open ? 'bg-brand-soft' : 'hover:bg-ground'}`}
    >
      <td className="truncate pl-4">
        <button type="button" onClick={onOpen} className="flex w-full items-center gap-2 text-left">
          <Avatar contact={contact} />
          <span className="truncate font-medium">{name}</span>
        </button>
      </td>
      {id % 3 === 0 ? (
        <td className="truncate px-3">
          <a data-testid="email-cell-link" href={`mailto:${email}`} className="text-brand hover:underline">
            {email}
          </a>
        </td>
      ) : (
        <td data-testid="email-cell" className="truncate px-3">
          {email}
        </td>
      )}
      {!narrow && (
        <td title={role} className="truncate px-3 text-quiet">
          {company.name}
        </td>
      )}
      <td className="px-3">
        <StageBadge stage={stage} />
      </td>
      <td className={`pr-4 text-right tabular-nums ${age < 1 ? 'font-medium text-brand' : 'text-quiet'}`}>
        {ago(age)}
      </td>
    </tr>
  );
}
