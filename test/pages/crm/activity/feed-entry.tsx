import { ago } from '../ago.ts';
import { Icon } from '../shell/icon.tsx';
import type { Entry } from './entry.ts';

interface FeedEntryProps {
  entry: Entry;
  minutes: number;
  /** Say whom it is about. */
  named: boolean;
}

/** One thing that happened. */
export function FeedEntry({ entry, minutes, named }: FeedEntryProps) {
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
