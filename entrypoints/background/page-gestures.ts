import { findEmails } from '@/utils/detection/find-emails';
import type { Lookup } from '@/utils/lookup/lookup';
import { noteOfAddress, subjectOfEmail } from '@/utils/lookup/subject-of-email';
import type { Place } from '@/utils/messages/page-commands';
import { EMPTY_SUBJECT_FORM } from '@/utils/service/subject-form';
import { emailDraft, subjectDraft } from '@/utils/storage/drafts';
import type { TabCard } from '@/utils/storage/tab-cards';
import { showCard } from './cards';
import { askOrEnter, type Frame } from './in-page';
import type { Named } from './menu-name';
import { choose, openElsewhere, openPopup } from './surfaces';

type GetLookup = () => Promise<Lookup>;

/**
 * A menu choice over a link, a form field or plain text: finds the one address there, scores it, shows the card.
 * `named` is the address that the menu's title named: where the page now says another, or the name came about in another
 * tab, the person chooses.
 */
export async function scoreHere(
  lookup: GetLookup,
  frame: Frame | null,
  clicked: { linkUrl: string; editable: boolean; targetElementId: number | undefined; named: Named | null },
): Promise<void> {
  const { editable, targetElementId } = clicked;
  const command = { to: 'sightline-page', name: 'locate', editable, targetElementId } as const;
  const located = frame && (await askOrEnter<'locate'>(frame, command));
  const target = located ? frame : null;
  const place = located?.place ?? null;

  const linked = linkedIn(clicked.linkUrl);
  const shown = located?.found === 'one' ? subjectOfEmail(located.email) : null;
  const named = clicked.named && subjectOfEmail(clicked.named.email);
  const meant = [linked, shown, named].flatMap((read) => (read?.ok ? [read.subject.request.email] : []));
  const [email, ...others] = new Set(meant);
  // A link that leads to no single address, or to none that can be read, does not stand for the text that it shows.
  if (others.length > 0 || (linked && !linked.ok)) {
    // A link may show one person and lead to another: written so by the page, or by the sender of a mail in it.
    return choose('More than one address is meant here. Choose the one to score.', [...new Set(meant)]);
  }
  if (email !== undefined && !linked && !shown && !clicked.named?.ofThisTab) {
    return choose('The menu named an address of another page. Choose it only if it is the one you mean.', [email]);
  }
  if (email !== undefined) {
    // As it stands in the page: in the form that is sent, letters that imitate others are no longer seen.
    const written = located?.found === 'one' ? located.email : linked ? clicked.linkUrl : clicked.named?.email;
    return score(lookup, target, written ?? email, place);
  }
  if (located?.found === 'several') {
    return choose('There are several addresses here. Choose the one to score.', located.emails);
  }
  return choose(
    located
      ? 'There is no email address at that place. Type or paste it here.'
      : 'Sightline cannot read this page. Type or paste the address here.',
    [],
  );
}

/** What a `mailto:` link leads to; null for any other link, and for one that only opens an empty mail. */
function linkedIn(linkUrl: string) {
  return /^mailto:(?![?]|$)/i.test(linkUrl) ? subjectOfEmail(linkUrl) : null;
}

/**
 * A menu choice on a selection. With several addresses in it, or in a link that leads to another one, the person chooses;
 * nothing is sent before.
 */
export async function scoreSelection(
  lookup: GetLookup,
  frame: Frame | null,
  { selection, linkUrl }: { selection: string; linkUrl: string },
): Promise<void> {
  const found = findEmails(selection).map(({ start, end }) => selection.slice(start, end));
  const emails = [...new Set(found)];
  const [only] = emails;
  if (only === undefined) {
    await emailDraft.write(selection.trim().slice(0, 300));
    return choose('The selection holds no email address. Correct it here.', []);
  }
  if (emails.length > 1) return choose('The selection holds several addresses. Choose the one to score.', emails);
  const linked = linkedIn(linkUrl);
  const selected = subjectOfEmail(only);
  if (linked && !(linked.ok && selected.ok && linked.subject.request.email === selected.subject.request.email)) {
    const target = linked.ok ? [linked.subject.request.email] : [];
    return choose('The link leads to another address than it shows. Choose the one to score.', [only, ...target]);
  }
  const command = { to: 'sightline-page', name: 'locate', editable: false } as const;
  const located = frame && (await askOrEnter<'locate'>(frame, command));
  return score(lookup, located ? frame : null, only, located?.place ?? null);
}

/** Opens the subject form with the selected name. A new subject starts with an empty form, and nothing is sent. */
export async function checkSubject(selection: string): Promise<void> {
  const name = selection.replace(/\s+/g, ' ').trim().slice(0, 500);
  await subjectDraft.write({ ...EMPTY_SUBJECT_FORM, name });
  await openPopup({ show: 'subject' });
}

async function score(lookup: GetLookup, frame: Frame | null, typed: string, place: Place | null): Promise<void> {
  const read = subjectOfEmail(typed);
  if (!read.ok) {
    await emailDraft.write(typed);
    return choose(read.problem, []);
  }
  const { email } = read.subject.request;
  const note = noteOfAddress(typed);
  if (note?.deceives) return choose(note.warnings.join(' '), [email]);
  const use = await lookup();
  const started = await use.start(read.subject, 'menu', { refresh: false });
  const common = { frameId: frame?.frameId ?? 0, isAsked: true };
  const card: TabCard = started.ok
    ? { kind: 'lookup', ...common, id: started.id, how: started.how }
    : { kind: 'failure', ...common, failure: started.failure, email };
  if (frame !== null && (await showCard(frame, card, place, 'menu'))) return;
  return openElsewhere(card);
}
