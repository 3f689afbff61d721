import { Fragment } from 'react';
import { readableEmail } from '@/utils/lookup/readable-email';
import { RichText } from './texts';

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
