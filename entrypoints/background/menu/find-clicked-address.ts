import { mailtoAddresses } from '@/utils/detection/mailto-addresses';
import { subjectOfEmail } from '@/utils/lookup/subject-of-email';
import type { Located, RecalledClick } from '@/utils/messages/page-commands';
import type { AddressQuestion } from '@/utils/surfaces/view';

/** Evidence of which address a menu choice is about. */
export interface ClickEvidence {
  /** The target of the clicked link, as the browser reports it; empty for none. */
  linkUrl: string;
  /** The right click that our script recorded; `click` is null if it saw none. Null if no script watched the page. */
  recalled: { click: RecalledClick | null } | null;
  /** Found in the page after the choice; null if the page is not readable. */
  located: Located | null;
  /** The addresses that the menu may have named. */
  named: string[];
}

/** One address as written in the page, or a question to the user with the addresses to choose from. */
export type ClickedAddress = { email: string } | { question: AddressQuestion; choices: string[] };

/**
 * Decides which address a menu choice is about; money and a person depend on it. Returns an address only if the page
 * shows it at the click and no other evidence names a different one.
 */
export function findClickedAddress({ linkUrl, recalled, located, named }: ClickEvidence): ClickedAddress {
  const click = recalled?.click ?? null;
  const clicked = unique(recalled ? (click?.emails ?? []) : located?.found === 'one' ? [located.email] : []);
  const linked = readMailtoLink(linkUrl);
  const link = linked?.ok ? [linked.subject.request.email] : [];
  const there = emailsOf(located);
  // A page can keep a later click from us, but not the caret, nor the element that the browser reports.
  const contrary = click && located && contradicts(located, clicked) ? there : [];
  const all = unique([...link, ...clicked, ...named, ...contrary]);
  // Nobody has seen these in the page, so they are never scored without a question.
  const behind = located && 'behind' in located ? (located.behind ?? []) : [];
  const choices = unique([...all, ...there, ...behind]);
  if (recalled && !click) return { question: 'click-unseen', choices };
  if (click && !click.isSame) return { question: 'page-changed', choices };
  if (clicked.length > 1) return { question: 'several-addresses', choices: all };
  if (all.length > 1) return { question: 'evidence-differs', choices: all };
  // A link without exactly one readable address does not confirm the text that it shows.
  if (linked && !linked.ok) return askAboutLink(linkUrl, all);
  const [written] = clicked.length > 0 ? clicked : link.length > 0 ? [linkUrl] : [];
  if (written !== undefined) return { email: written };
  if (!recalled && there.length > 0) {
    const isSeen = located?.found !== 'none' && located?.by !== 'screen';
    return { question: isSeen ? 'several-addresses' : 'click-unseen', choices };
  }
  // The name in the menu alone is not enough: it may belong to an earlier page.
  const isNamedOnly = all.length === 0 && there.length === 0;
  if (choices.length > 0) return { question: isNamedOnly ? 'behind-name' : 'not-at-click', choices };
  return { question: recalled || located ? 'nothing-at-click' : 'page-unreadable', choices: [] };
}

/** A link may name several addresses, each of which can be chosen. */
function askAboutLink(linkUrl: string, all: readonly string[]): ClickedAddress {
  const several = mailtoAddresses(linkUrl);
  const question = several.length > 1 ? 'several-addresses' : 'link-unreadable';
  return { question, choices: unique([...all, ...several]) };
}

function emailsOf(located: Located | null): string[] {
  if (located?.found === 'one') return [located.email];
  return located?.found === 'several' ? located.emails : [];
}

/** Returns whether surer evidence than the focus names addresses, but none of the clicked ones. */
function contradicts(located: Located, clicked: string[]): boolean {
  const there = emailsOf(located);
  if (located.found === 'none' || located.by === 'focus' || located.by === 'screen' || clicked.length === 0)
    return false;
  return unique([...clicked, ...there]).length === unique(clicked).length + unique(there).length;
}

/** Reads the address of a `mailto:` link; null for other links and for a `mailto:` without an address. Several are not one. */
export function readMailtoLink(linkUrl: string) {
  const hasAddress = /^mailto:(?![?]|$)/i.test(linkUrl) || mailtoAddresses(linkUrl).length > 0;
  return hasAddress ? subjectOfEmail(linkUrl) : null;
}

/** Removes duplicates: of spellings that are sent as the same address, keeps the first. */
export function unique(emails: string[]): string[] {
  const bySent = new Map<string, string>();
  for (const email of emails) {
    const read = subjectOfEmail(email);
    const sent = read.ok ? read.subject.request.email : email;
    if (!bySent.has(sent)) bySent.set(sent, email);
  }
  return [...bySent.values()];
}
