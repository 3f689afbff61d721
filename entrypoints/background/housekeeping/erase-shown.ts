import { browser } from '#imports';
import type { RequestSubject } from '@/utils/service/operations';
import { describeSubject } from '@/utils/service/request-subject';
import { batchDrafts, decisionDrafts } from '@/utils/storage/drafts';
import { mentions } from '@/utils/storage/erase-cells';
import { PARTIES_DRAFTS, partiesDraftOf } from '@/utils/storage/parties-draft';

/** Key prefixes of `storage.session` items that may contain personal data. */
const PERSONAL_ITEMS = ['draft:', 'desk:', 'card:', 'menu:'] as const;

const isPersonal = (key: string): boolean => PERSONAL_ITEMS.some((start) => key.startsWith(start));

/** Erases drafts, menu titles, and contents of cards and desks. */
export async function eraseAllShown(): Promise<void> {
  const all = Object.keys(await browser.storage.session.get(null));
  await browser.storage.session.remove(all.filter(isPersonal));
}

/**
 * Erases what drafts, cards and desks hold of some subjects and their lookups: notes about them, lines of lists that name them,
 * and other items that do. What others have typed stays.
 */
export async function eraseShown(subjects: readonly RequestSubject[], lookups: readonly string[]): Promise<void> {
  const tests = subjects.map(mentions);
  const ids = new Set(lookups);
  const isNamed = (text: string) => tests.some((test) => test(text)) || ids.has(text);
  const isLineNamed = (line: string) => isNamed(line) || subjects.some((subject) => hasAllWords(line, subject));
  await eraseNotes(isNamed);
  await eraseParties(isNamed);
  for (const item of Object.values(batchDrafts)) {
    const draft = await item.read();
    if (draft === undefined || !someText(draft, (text) => text.split(/\r\n|\r|\n/).some(isLineNamed))) continue;
    const { files, ...rest } = draft;
    const kept = (text: string) =>
      text
        .split(/\r\n|\r|\n/)
        .filter((line) => !isLineNamed(line))
        .join('\n');
    const hasName = someText(files, isLineNamed);
    const left = { ...rest, emails: kept(draft.emails), subjects: kept(draft.subjects), ...(!hasName && { files }) };
    await item.write(left).catch(() => item.clear());
  }
  const all = Object.entries(await browser.storage.session.get(null));
  await browser.storage.session.remove(
    all.filter(([key, value]) => isPersonal(key) && someText(value, isNamed)).map(([key]) => key),
  );
}

async function eraseNotes(isNamed: (text: string) => boolean): Promise<void> {
  const notes = await decisionDrafts.read();
  if (notes === undefined) return;
  await decisionDrafts.write(
    Object.fromEntries(Object.entries(notes).filter(([id, { note }]) => !isNamed(id) && !isNamed(note))),
  );
}

/** Those of an erased lookup go; of others, the parties that are named. */
async function eraseParties(isNamed: (text: string) => boolean): Promise<void> {
  const keys = Object.keys(await browser.storage.session.get(null));
  for (const key of keys.filter((each) => each.startsWith(PARTIES_DRAFTS))) {
    const lookup = key.slice(PARTIES_DRAFTS.length);
    const item = partiesDraftOf(lookup);
    const draft = isNamed(lookup) ? undefined : await item.read();
    if (draft === undefined) await item.clear();
    else await item.write({ ...draft, parties: draft.parties.filter((party) => !someText(party, isNamed)) });
  }
}

/** The words of a name may be in several columns of a line. */
function hasAllWords(line: string, subject: RequestSubject): boolean {
  const wordsOf = (text: string) =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const words = new Set(wordsOf(line));
  const { party } = describeSubject(subject);
  return party !== null && wordsOf(party.name).every((word) => words.has(word));
}

/** Whether a stored value contains a text, at any depth, that passes a test. */
function someText(value: unknown, test: (text: string) => boolean): boolean {
  if (typeof value === 'string') return test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => test(key) || someText(inner, test));
}
