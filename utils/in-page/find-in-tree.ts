import { findEmails } from '../detection/find-emails';
import { type EmailMatch, linkMatch } from './email-match';
import { findTentative, findTentativeIn } from './find-in-text';
import { inSteps } from './in-steps';
import { queryInChunks } from './query-in-chunks';

/** Returns the target address of a `mailto:` link, unless its text already shows one. */
function findInLink(link: HTMLAnchorElement): EmailMatch[] {
  const { href, textContent: text } = link;
  if (!/^mailto:/i.test(href)) return [];
  let target = href.slice('mailto:'.length).split('?', 1)[0] ?? '';
  try {
    target = decodeURIComponent(target);
  } catch {
    // A broken escape stays unchanged; the finder then finds nothing or an address that is really there.
  }
  // Most links show their target; then the text counts.
  if (target === text || findEmails(text).length) return [];
  const [only, second] = findEmails(target);
  return only && !second ? [linkMatch(target.slice(only.start, only.end), link)] : [];
}

type Found = (node: Node, matches: EmailMatch[]) => void;

/**
 * Longer texts in scripts are not searched. Shorter ones are not checked, as reading the parent costs more than the
 * search.
 */
const LONG = 2_000;
const isScript = (text: Text): boolean => text.length > LONG && text.parentElement?.localName === 'script';

/**
 * Characters searched per step (0.7 ms, or 7 ms if full of addresses). Above 65 536, where Chromium before 151 split
 * every text: an address that continues in its next node would be missed.
 */
const PIECE = 70_000;

/**
 * Finds the addresses of a long text in pieces that end at a space or line end, which no address crosses. At the text's
 * edges, only addresses complete without a neighbor are found.
 */
function* inPieces(node: Text, found: Found): Generator<void> {
  const { data } = node;
  const matches: EmailMatch[][] = [];
  for (let from = 0, to = 0; from < data.length; from = to) {
    to += PIECE;
    // Not `\s`: it matches a byte order mark, which the finder does not treat as a gap.
    to += data.slice(to).search(/[ \n]|$/);
    matches.push(findTentativeIn(node, data, from, to));
    yield;
  }
  // A text that changed meanwhile is searched again automatically.
  if (node.data === data) found(node, matches.flat());
}

// `string()`, not the dot: Chromium reads the dot as a path and takes half as long again.
const HAS_AT = "contains(string(),'@')";
/** Finds addresses with a full-width @ too, in about twice the time: for gestures, not for every page. */
export const HAS_ANY_AT = `${HAS_AT} or contains(string(),'＠')`;

/** Finds every address of a tree in steps, in text (tentative), then in links; calls `found` with each and its node. */
export function* findInTree(root: Element, found: Found, test = HAS_AT): Generator<void> {
  yield* queryInChunks<Text>(root, `text()[${test}]`, (text) => {
    if (isScript(text)) return;
    if (text.length > PIECE) return inPieces(text, found);
    found(text, findTentative(text));
    return;
  });
  const links = [...root.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:" i]')];
  if (root.localName === 'a') links.push(root as HTMLAnchorElement);
  yield* inSteps(links, (link) => found(link, findInLink(link)));
}
