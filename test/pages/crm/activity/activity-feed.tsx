import type { Contact } from '../people/contact.ts';
import { FeedEntry } from './feed-entry.tsx';
import { useFeed } from './use-feed.ts';

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
