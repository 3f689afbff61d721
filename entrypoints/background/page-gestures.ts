import { findEmails } from '@/utils/detection/find-emails';
import type { Lookup } from '@/utils/lookup/lookup';
import { subjectOfEmail } from '@/utils/lookup/subject-of-email';
import type { Place } from '@/utils/messages/page-commands';
import { EMPTY_SUBJECT_FORM } from '@/utils/service/subject-form';
import { emailDraft, subjectDraft } from '@/utils/storage/drafts';
import type { TabCard } from '@/utils/storage/tab-cards';
import { askOrEnter, type Frame } from './in-page';
import type { Named } from './menu-name';
import { openPopup, showCard } from './surfaces';

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

  const linked = /^mailto:/i.test(clicked.linkUrl) ? subjectOfEmail(clicked.linkUrl) : null;
  const shown = located?.found === 'one' ? subjectOfEmail(located.email) : null;
  const named = clicked.named && subjectOfEmail(clicked.named.email);
  const meant = [linked, shown, named].flatMap((read) => (read?.ok ? [read.subject.request.email] : []));
  const [email, ...others] = new Set(meant);
  if (others.length > 0) {
    // A link may show one person and lead to another: written so by the page, or by the sender of a mail in it.
    return choose('More than one address is meant here. Choose the one to score.', [...new Set(meant)]);
  }
  if (email !== undefined && !linked && !shown && !clicked.named?.ofThisTab) {
    return choose('The menu named an address of another page. Choose it only if it is the one you mean.', [email]);
  }
  if (email !== undefined) return score(lookup, target, email, place);
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

/** A menu choice on a selection. With several addresses in it the person chooses; nothing is sent before. */
export async function scoreSelection(lookup: GetLookup, frame: Frame | null, selection: string): Promise<void> {
  const found = findEmails(selection).map(({ start, end }) => selection.slice(start, end));
  const emails = [...new Set(found)];
  const [only] = emails;
  if (only === undefined) {
    await emailDraft.write(selection.trim().slice(0, 300));
    return choose('The selection holds no email address. Correct it here.', []);
  }
  if (emails.length > 1) return choose('The selection holds several addresses. Choose the one to score.', emails);
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

const choose = (notice: string, choices: string[]): Promise<void> => openPopup({ show: 'email', notice, choices });

async function score(lookup: GetLookup, frame: Frame | null, typed: string, place: Place | null): Promise<void> {
  const read = subjectOfEmail(typed);
  if (!read.ok) {
    await emailDraft.write(typed);
    return choose(read.problem, []);
  }
  const { email } = read.subject.request;
  const use = await lookup();
  const started = await use.start(read.subject, 'menu', { refresh: false });
  if (frame !== null) {
    const { frameId } = frame;
    const card: TabCard = started.ok
      ? { kind: 'lookup', frameId, id: started.id, how: started.how }
      : { kind: 'failure', frameId, failure: started.failure, email };
    if (await showCard(frame, card, place)) return;
  }
  if (started.ok) return openPopup({ show: 'lookup', id: started.id, reused: started.how === 'reused' });
  await emailDraft.write(email);
  return choose('', []);
}
