import type { Report } from '@/utils/reading/report';
import { digestOf } from '../lookup/subject-key';
import { hitKeys } from './decided-hits';

/**
 * Returns a digest of what an answer says of its subject: verdict, score, screening and hits, in any order. A decision holds
 * while it is equal: another digest means that the answer has changed since.
 */
export function subjectFacts({
  label,
  score,
  screening,
  screeningEntries,
}: Pick<Report, 'label' | 'score' | 'screening' | 'screeningEntries'>): string {
  const hits = [...hitKeys(screeningEntries).values()].map(({ key, facts }) => `${key} ${facts}`);
  return digestOf(
    JSON.stringify([
      label?.text ?? null,
      score?.value ?? null,
      screening.map(({ kind, state, n }) => [kind, state, n]),
      hits.sort(),
    ]),
  );
}
