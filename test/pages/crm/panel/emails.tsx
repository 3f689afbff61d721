import type { Contact } from '../people/contact.ts';

/** The email thread, embedded from another page as mail often is. */
export function Emails({ contact }: { contact: Contact }) {
  return (
    <iframe
      data-testid="email-thread"
      title={`Emails with ${contact.name}`}
      src={`./thread.html?contact=${contact.id}`}
      className="h-full w-full rounded-lg border border-line"
    />
  );
}
