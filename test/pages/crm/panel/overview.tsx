import { ActivityFeed } from '../activity/activity-feed.tsx';
import type { Contact } from '../people/contact.ts';
import { Facts } from './facts.tsx';
import { NoteList } from './note-list.tsx';

/** What there is to know about a contact. */
export function Overview({ contact, live }: { contact: Contact; live: boolean }) {
  return (
    <div className="flex flex-col gap-5">
      <p data-testid="person-name" className="leading-5">
        {contact.about}
      </p>
      <Facts contact={contact} />
      <NoteList contact={contact} />
      <ActivityFeed about={contact} live={live} />
    </div>
  );
}
