import { ago } from '../ago.ts';
import type { Contact } from '../people/contact.ts';
import { Icon } from '../shell/icon.tsx';
import { type Entry, useFeed } from './use-feed.ts';

interface FeedEntryProps {
  entry: Entry;
  minutes: number;
  /** Say whom it is about. */
  named: boolean;
}

/** One thing that happened. */
function FeedEntry({ entry, minutes, named }: FeedEntryProps) {
  const { kind, contact, text } = entry;
  return (
    <li data-testid="activity-entry" className="flex gap-2.5 border-b border-line py-2 last:border-0">
      <span className="mt-px grid size-6 shrink-0 place-items-center rounded-full bg-ground text-quiet">
        <Icon name={kind} />
      </span>
      <p className="min-w-0 flex-1 leading-5 break-words">
        <time className="float-right pl-2 text-quiet tabular-nums">{ago(minutes)}</time>
        {named ? <span className="font-medium">{contact.name} </span> : <span>{contact.name.split(' ')[0]} </span>}
        <span className="text-quiet">{text}</span>
      </p>
    </li>
  );
}

interface ActivityFeedProps {
  /** Whose activity; null for everybody's. */
  about: Contact | null;
  live: boolean;
}

/** A list that grows at the top. */
export function ActivityFeed({ about, live }: ActivityFeedProps) {
  const entries = useFeed(about, live);
  const newest = entries[0]?.id ?? 0;
  return (
    <section aria-label="Activity" data-testid="activity-feed">
      <h2 className="heading flex items-center gap-2 pb-1">
        Activity
        {live && <span className="size-1.5 rounded-full bg-emerald-500" title="Live" />}
      </h2>
      <ol>
        {entries.map((entry) => (
          <FeedEntry key={entry.id} entry={entry} minutes={newest - entry.id} named={about === null} />
        ))}
      </ol>
    </section>
  );
}
