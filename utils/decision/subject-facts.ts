import type { Report } from '@/utils/reading/report';
import { digestOf } from '../lookup/subject-key';

/**
 * Returns a digest of what an answer says of its subject: verdict, score and screening. A decision holds while it is equal:
 * another digest means that the answer has changed since.
 */
export function subjectFacts({ label, score, screening }: Pick<Report, 'label' | 'score' | 'screening'>): string {
  return digestOf(
    JSON.stringify([
      label?.text ?? null,
      score?.value ?? null,
      screening.map(({ kind, state, n }) => [kind, state, n]),
    ]),
  );
}
