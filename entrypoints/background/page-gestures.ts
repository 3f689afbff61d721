import { findEmails } from '@/utils/detection/find-emails';
import type { Lookup } from '@/utils/lookup/lookup';
import { noteOfAddress, subjectOfEmail } from '@/utils/lookup/subject-of-email';
import type { Rect } from '@/utils/messages/page-commands';
import { EMPTY_SUBJECT_FORM } from '@/utils/service/subject-form';
import { emailDraft, subjectDraft } from '@/utils/storage/drafts';
import type { TabCard } from '@/utils/storage/tab-cards';
import { showCard } from './cards';
import { askOrEnter, askPage, type Frame } from './in-page';
import { linkedIn, meant } from './meant';
import { namedInMenu } from './menu-name';
import { choose, openElsewhere, openPopup } from './surfaces';

/** The side panel that the click opens; resolves to true once it is open. Null if results open in the page. */
type OpeningPanel = Promise<boolean> | null;
type GetLookup = () => Promise<Lookup>;

/**
 * Handles a menu choice on a link, form field or plain text: finds the address, scores it, shows the card. In doubt it
 * sends nothing and lets the user choose.
 */
export async function scoreHere(
  lookup: GetLookup,
  frame: Frame | null,
  clicked: { linkUrl: string; editable: boolean; targetElementId: number | undefined; panel: OpeningPanel },
): Promise<void> {
  const { linkUrl, editable, targetElementId, panel } = clicked;
  const recalled = frame && (await askPage<'recallClick'>(frame, { to: 'sightline-page', name: 'recallClick' }));
  const click = recalled?.click ?? null;
  const isClear = click?.isSame && click.emails.length > 0;
  const command = { to: 'sightline-page', name: 'locate', editable, targetElementId } as const;
  const located = frame && !isClear ? await askOrEnter<'locate'>(frame, command) : null;
  const answer = meant({ linkUrl, recalled, located, named: await namedInMenu(click?.at ?? null) });
  if ('choices' in answer) return choose(answer.notice, answer.choices);
  const place = click?.place ?? located?.place ?? null;
  return score(lookup, recalled || located ? frame : null, { typed: answer.email, place, panel });
}

/**
 * Handles a menu choice on a selection. If it has several addresses, or its link leads to another one, nothing is sent
 * before the user chooses.
 */
export async function scoreSelection(
  lookup: GetLookup,
  frame: Frame | null,
  { selection, linkUrl, panel }: { selection: string; linkUrl: string; panel: OpeningPanel },
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
  return score(lookup, located ? frame : null, { typed: only, place: located?.place ?? null, panel });
}

/** Opens an otherwise empty subject form with the selected name. Sends nothing. */
export async function checkSubject(selection: string): Promise<void> {
  const name = selection.replace(/\s+/g, ' ').trim().slice(0, 500);
  await subjectDraft.write({ ...EMPTY_SUBJECT_FORM, name });
  await openPopup({ show: 'subject' });
}

async function score(
  lookup: GetLookup,
  frame: Frame | null,
  { typed, place, panel }: { typed: string; place: Rect | null; panel: OpeningPanel },
): Promise<void> {
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
  if (!started.ok && !started.failure) {
    await emailDraft.write(email);
    return openPopup({ show: 'spelling', email, other: started.other });
  }
  const common = { frameId: frame?.frameId ?? 0, isAsked: true };
  const card: TabCard = started.ok
    ? { kind: 'lookup', ...common, id: started.id, how: started.how }
    : { kind: 'failure', ...common, failure: started.failure, email };
  if (panel !== null) {
    // The panel shows each started lookup (`followedByPanel`).
    if (started.ok && (await panel)) return;
    return openElsewhere(card);
  }
  if (frame !== null && (await showCard(frame, card, place, 'menu'))) return;
  return openElsewhere(card);
}
