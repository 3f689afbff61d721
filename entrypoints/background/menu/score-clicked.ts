import type { Engine } from '@/entrypoints/background/engine/start-engine';
import { askOrInject, askPage, type Frame, focusedFrame } from '@/entrypoints/background/page-scripts/ask-page';
import { isPdfFile } from '@/entrypoints/background/page-scripts/is-pdf-file';
import type { Cards } from '@/entrypoints/background/surfaces/cards';
import { askToChoose, openCardElsewhere, openPopup } from '@/entrypoints/background/surfaces/open-popup';
import { findEmails } from '@/utils/detection/find-emails';
import { isMissingPurpose } from '@/utils/lookup/lookup-record';
import { noteOfAddress, subjectOfEmail } from '@/utils/lookup/subject-of-email';
import type { Focused, Rect } from '@/utils/messages/page-commands';
import { EMPTY_SUBJECT_DRAFT } from '@/utils/service/subject-draft';
import { emailDraft, subjectDraft } from '@/utils/storage/drafts';
import type { TabCard } from '@/utils/storage/tab-cards';
import { START } from '@/utils/surfaces/route';
import type { AddressQuestion } from '@/utils/surfaces/view';
import { findClickedAddress, readMailtoLink, unique } from './find-clicked-address';
import type { MenuTitles } from './menu-titles';

/** Dependencies of a menu choice. */
export interface ClickDeps {
  engine: Promise<Engine>;
  menuTitles: Pick<MenuTitles, 'shownAt'>;
  cards: Pick<Cards, 'show'>;
}

/** The side panel that the click opens; resolves to true once it is open. Null if results open in the page. */
type OpeningPanel = Promise<boolean> | null;

/**
 * Handles a menu choice on a link, form field or plain text: finds the address, scores it, shows the card. In doubt it
 * sends nothing and lets the user choose.
 */
export async function scoreClicked(
  deps: ClickDeps,
  frame: Frame | null,
  clicked: {
    linkUrl: string;
    editable: boolean;
    targetElementId: number | undefined;
    panel: OpeningPanel;
    /** The URL of the frame or page; undefined if unknown. */
    url?: string | undefined;
  },
): Promise<void> {
  const { linkUrl, editable, targetElementId, panel } = clicked;
  const recalled = frame && (await askPage(frame, 'recallClick', {}));
  const click = recalled?.click ?? null;
  const located = frame && (await askOrInject(frame, 'locate', { editable, targetElementId }));
  const answer = findClickedAddress({
    linkUrl,
    recalled,
    located,
    named: await deps.menuTitles.shownAt(click?.at ?? null),
  });
  if ('choices' in answer) return askToChoose(questionIn(clicked.url, answer), answer.choices);
  const place = click?.place ?? located?.place ?? null;
  return score(deps, recalled || located ? frame : null, { typed: answer.email, place, panel });
}

/** The questions about nothing at all. */
const NOTHING: readonly AddressQuestion[] = ['nothing-at-click', 'nothing-at-focus', 'page-unreadable'];

/** Returns a question, or a hint instead: a browser's PDF viewer reports addresses as links but shows scripts no text. */
function questionIn(
  url: string | undefined,
  { question, choices }: { question: AddressQuestion; choices: readonly string[] },
): AddressQuestion {
  return isPdfFile(url ?? '') && choices.length === 0 && NOTHING.includes(question) ? 'nothing-in-pdf' : question;
}

/** The questions that name a click, as a command asks them. */
const WITHOUT_CLICK: Partial<Record<AddressQuestion, AddressQuestion>> = {
  'evidence-differs': 'link-differs',
  'not-at-click': 'nothing-at-focus',
  'nothing-at-click': 'nothing-at-focus',
  'click-unseen': 'nothing-at-focus',
};

/**
 * Handles the command to score what has the selection, the focus or the caret in a tab, as the menu would: the popup asks
 * where that is not one address, where the pointer is on another, and where the user may not see it or have put it there.
 */
export async function scoreFocused(deps: ClickDeps, tabId: number, url?: string): Promise<void> {
  const frame = await focusedFrame(tabId);
  const focused = frame && (await askOrInject(frame, 'locateFocus', {}));
  const ask = (question: AddressQuestion, choices: string[]) =>
    askToChoose(questionIn(url, { question, choices }), choices);
  if (!focused) return ask(frame ? 'page-unreadable' : 'nothing-at-focus', []);
  const { selection, linkUrl, located } = focused;
  if (mayHoldEmail(selection)) return scoreSelection(deps, frame, { selection, linkUrl, panel: null, focused });
  if (selection.trim() !== '') return checkSubject(selection);
  const answer = findClickedAddress({ linkUrl, recalled: null, located, named: [] });
  if ('choices' in answer) return ask(WITHOUT_CLICK[answer.question] ?? answer.question, answer.choices);
  return score(deps, frame, { typed: answer.email, place: located.place, panel: null, focused });
}

/** Returns whether a selection is meant as an address, perhaps a damaged one, and not as a name. */
export const mayHoldEmail = (selection: string): boolean => selection.normalize('NFKC').includes('@');

/**
 * Handles a menu choice on a selection with an at sign. If it has several addresses, or its link leads to another one, nothing is sent
 * before the user chooses.
 */
export async function scoreSelection(
  deps: ClickDeps,
  frame: Frame | null,
  {
    selection,
    linkUrl,
    panel,
    focused,
  }: { selection: string; linkUrl: string; panel: OpeningPanel; focused?: Focused | undefined },
): Promise<void> {
  const found = findEmails(selection).map(({ start, end }) => selection.slice(start, end));
  const emails = [...new Set(found)];
  const [only] = emails;
  if (only === undefined) {
    await emailDraft.write(selection.trim().slice(0, 300));
    return askToChoose('nothing-selected', []);
  }
  if (emails.length > 1) return askToChoose('several-selected', emails);
  const linked = readMailtoLink(linkUrl);
  const selected = subjectOfEmail(only);
  if (linked && !(linked.ok && selected.ok && linked.subject.request.email === selected.subject.request.email)) {
    if (!linked.ok) return askToChoose('link-unreadable', [only]);
    return askToChoose('link-differs', [only, linked.subject.request.email]);
  }
  const located = frame && (await askOrInject(frame, 'locate', { editable: false }));
  if (located?.found === 'none' && located.isPart) return askToChoose('not-at-click', [only]);
  return score(deps, located ? frame : null, { typed: only, place: located?.place ?? null, panel, focused });
}

/** Opens an otherwise empty subject form with the selected name. Sends nothing. */
export async function checkSubject(selection: string): Promise<void> {
  const name = selection.replace(/\s+/g, ' ').trim().slice(0, 500);
  await subjectDraft.write({ ...EMPTY_SUBJECT_DRAFT, name });
  await openPopup({ route: { name: 'new-lookup', form: 'subject' } });
}

async function score(
  deps: ClickDeps,
  frame: Frame | null,
  {
    typed,
    place,
    panel,
    focused,
  }: { typed: string; place: Rect | null; panel: OpeningPanel; focused?: Focused | undefined },
): Promise<void> {
  const read = subjectOfEmail(typed);
  if (!read.ok) {
    await emailDraft.write(typed);
    return askToChoose('not-an-address', read.offered === undefined ? [] : [read.offered], typed);
  }
  const { email } = read.subject.request;
  const note = noteOfAddress(typed);
  if (note?.asks) return askToChoose('deceptive', note.meant === null ? [email] : [note.meant, email], typed);
  if (focused) {
    const all = unique([email, ...focused.others]);
    if (all.length > 1) return askToChoose('several-addresses', all);
    // A page moves selection and focus at will. Named in the field, the address takes one more key.
    if (!focused.isSure) {
      await emailDraft.write(email);
      return askToChoose('confirm-focus', []);
    }
  }
  const { lookup } = await deps.engine;
  const started = await lookup.start(read.subject, 'menu', { refresh: false });
  if (!started.ok && !started.failure) {
    await emailDraft.write(email);
    return openPopup({ route: START, ask: { kind: 'spelling', email, other: started.other } });
  }
  const common = { frameId: frame?.frameId ?? 0, isAsked: true };
  const card: TabCard = started.ok
    ? { kind: 'lookup', ...common, id: started.id, how: started.how }
    : { kind: 'failure', ...common, failure: started.failure, email };
  // The desk has the fields of case and reason, and the address is kept there.
  if (!started.ok && isMissingPurpose(started.failure?.kind)) return openCardElsewhere(card);
  if (panel !== null) {
    // The panel shows each started lookup (`withFollowUps`).
    if (started.ok && (await panel)) return;
    return openCardElsewhere(card);
  }
  if (frame !== null && (await deps.cards.show(frame, card, place, focused ? 'keyboard' : 'menu'))) return;
  return openCardElsewhere(card);
}
