import type { GroupId } from './group-id';
import { groupWords } from './group-words';
import type { Subject } from './report';

/** Our titles of the groups. The parts inside keep the service's titles. */
export const groupTitles: Readonly<Record<GroupId, string>> = {
  request: 'What was asked',
  score: 'Score and verdict',
  why: 'Why',
  identity: 'Identity',
  screening: 'Screening',
  accounts: 'Accounts and profiles',
  breaches: 'Breaches',
  mail: 'Email and deliverability',
  domain: 'Domain',
  phone: 'Phone',
  network: 'Network and device',
  company: 'Company',
  relations: 'Relations',
  history: 'History',
  sources: 'Sources and coverage',
  other: 'Other',
  technical: 'Technical',
};

const start: readonly GroupId[] = ['request', 'score', 'why'];
const who: readonly GroupId[] = ['identity', 'screening'];
const footprint: readonly GroupId[] = ['accounts', 'breaches', 'mail', 'domain'];
const end: readonly GroupId[] = ['relations', 'history', 'sources', 'other', 'technical'];

/** The order that users expect: for an email the footprint first, for a business the register entry. */
export const groupOrder: Readonly<Record<Subject, readonly GroupId[]>> = {
  email: [...start, ...footprint, ...who, 'phone', 'network', 'company', ...end],
  person: [...start, ...who, ...footprint, 'phone', 'network', 'company', ...end],
  business: [...start, 'company', ...who, ...footprint, 'phone', 'network', ...end],
};

const rows = new Map<string, number>();
for (const [i, [, words]] of groupWords.entries()) {
  for (const word of words.split('|')) if (!rows.has(word)) rows.set(word, i);
}

/** Returns the group that a key's words name, or null. If several match, the first row of the table wins. */
export function groupOf(words: readonly string[]): GroupId | null {
  let best = groupWords.length;
  words.forEach((word, i) => {
    best = Math.min(best, rows.get(word) ?? best, rows.get(`${word} ${words[i + 1] ?? ''}`) ?? best);
  });
  return groupWords[best]?.[0] ?? null;
}
