import { perWords } from '@/utils/json/words';
import type { SubjectKind } from '@/utils/service/operations';
import { GROUP_WORDS } from './group-words';
import type { GroupId } from './section';

const START: readonly GroupId[] = ['request', 'score', 'why'];
const WHO: readonly GroupId[] = ['identity', 'screening'];
const FOOTPRINT: readonly GroupId[] = ['accounts', 'breaches', 'mail', 'domain'];
const END: readonly GroupId[] = ['relations', 'history', 'sources', 'other', 'technical'];

/** The order that users expect: for an email the footprint first, for a business the register entry. */
export const GROUP_ORDER: Readonly<Record<SubjectKind, readonly GroupId[]>> = {
  email: [...START, ...FOOTPRINT, ...WHO, 'phone', 'network', 'company', ...END],
  person: [...START, ...WHO, ...FOOTPRINT, 'phone', 'network', 'company', ...END],
  business: [...START, 'company', ...WHO, ...FOOTPRINT, 'phone', 'network', ...END],
};

const ROW_OF_WORD = new Map<string, number>();
for (const [i, [, words]] of GROUP_WORDS.entries()) {
  for (const word of words.split('|')) if (!ROW_OF_WORD.has(word)) ROW_OF_WORD.set(word, i);
}

/** The first row of the table with a word of the key. */
const rowOf = perWords((words) => {
  let best = GROUP_WORDS.length;
  words.forEach((word, i) => {
    best = Math.min(best, ROW_OF_WORD.get(word) ?? best, ROW_OF_WORD.get(`${word} ${words[i + 1] ?? ''}`) ?? best);
  });
  return GROUP_WORDS[best];
});

/** Returns the group that a key's words name, or null. If several match, the first row of the table wins. */
export const groupOf = (words: readonly string[]): GroupId | null => rowOf(words)?.[0] ?? null;

/** Whether the words name a group only if the content of the part is not clear. */
export const isVague = (words: readonly string[]): boolean => rowOf(words)?.[2] === 'vague';
