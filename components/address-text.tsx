import { Fragment } from 'react';

/** After these an address may go on in the next line; elsewhere it would break inside of a word. */
const JOINTS = /(?<=[@.+_-])/;

/** An email address, or a name like "mx1.example.com": one word with letters around its joints. */
const JOINED = /@|^\S*\p{L}\.\S*\p{L}/u;

/** A text that may be an address: where it does not fit into its line it breaks at a joint, not in "exampl|e.com". */
export function AddressText({ children: text }: { children: string }) {
  if (!JOINED.test(text)) return text;
  return text.split(JOINTS).map((piece, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no identity but their place
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
