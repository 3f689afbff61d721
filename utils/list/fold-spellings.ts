import { foldCase, type ScoreSubject } from '@/utils/service/operations';

/** Addresses of a list that differ only in capital letters, and the spelling that is looked up for all of them. */
export interface FoldedSpelling {
  use: string;
  /** Whether `use` has a stored answer, so that nothing is sent for it. It may then be missing from the list. */
  isSaved: boolean;
  /** The other spellings in the list, in its order. */
  others: string[];
}

/**
 * Keeps one spelling of each address: the spelling with a stored answer, or else the first in the list.
 * @param saved the spelling that has a stored answer, by `foldCase`
 */
export function foldSpellings(
  subjects: readonly ScoreSubject[],
  saved: ReadonlyMap<string, string>,
): { subjects: ScoreSubject[]; folded: FoldedSpelling[] } {
  const byFold = Map.groupBy(subjects, ({ request }) => foldCase(request.email));
  const all = [...byFold].map(([fold, spellings]) => {
    const emails = spellings.map(({ request }) => request.email);
    const use = saved.get(fold) ?? emails[0] ?? fold;
    return { use, isSaved: saved.has(fold), others: emails.filter((email) => email !== use) };
  });
  return {
    subjects: all.map(({ use }) => ({ operation: 'score', request: { email: use } })),
    folded: all.filter(({ others }) => others.length > 0),
  };
}
