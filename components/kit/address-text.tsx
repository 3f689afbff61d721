import { Fragment } from 'react';
import { readableEmail } from '@/utils/lookup/readable-email';
import { RichText } from './texts';

/** The longest domain that is never cut, with its @, and how much of the end of a longer one is left. */
const [WHOLE_DOMAIN, END] = [22, 18];

/**
 * Draws an address in one line. Without room, an ellipsis replaces a part before its last characters. Both parts flow in one
 * box, so that a copy is one line: the end overflows into the room that an invisible twin of it keeps free.
 */
export function ShortAddress({ children: email }: { children: string }) {
  const characters = Array.from(email);
  const at = characters.lastIndexOf('@');
  // A part of a domain looks like another domain.
  const cut = characters.length - at <= WHOLE_DOMAIN ? Math.max(0, at) : characters.length - END;
  const end = characters.slice(cut).join('');
  return (
    <bdi data-end={end} className="flex min-w-0 whitespace-pre after:invisible after:content-[attr(data-end)]">
      {/* Wide enough for the ellipsis: without one, the end looks like a whole address. */}
      <span className="min-w-[1em]">
        <span className="inline-block max-w-full truncate align-bottom">{characters.slice(0, cut).join('')}</span>
        <span>{end}</span>
      </span>
    </bdi>
  );
}

/** The form in which an address is sent, below the one that people write; nothing if they are the same. */
export function SentAs({ email }: { email: string }) {
  if (readableEmail(email) === null) return null;
  return (
    <span className="truncate text-xs text-muted" title={email}>
      <RichText text="desk.sentAsShort" slots={{ email: <bdi>{email}</bdi> }} />
    </span>
  );
}

/** An address may break across lines after these characters; elsewhere a break would split a word. */
const JOINTS = /(?<=[@.+_-])/;

/** Matches an email address, or a name like "mx1.example.com": one word with letters around its joints. */
const JOINED = /@|^\S*\p{L}\.\S*\p{L}/u;

/** Draws a text that may be an address. A long one breaks at a joint, not in "exampl|e.com". */
export function AddressText({ children: text }: { children: string }) {
  if (!JOINED.test(text)) return text;
  return text.split(JOINTS).map((piece, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no identity except their position
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
