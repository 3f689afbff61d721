import type { Report } from '@/utils/reading/report';
import { abstentionWords } from '@/utils/reading/score/abstention-words';
import type { AbstainReason, Abstention, Score } from '@/utils/reading/score/score';
import { plainLine } from '@/utils/service/plain-line';

const NO_SCORE: Partial<Record<AbstainReason, string>> = {
  several: 'several numbers are named like scores, none was chosen',
  'other-things': 'its numbers measure hits, countries, addresses or industries, not the subject',
  'only-parts': 'only parts of the answer have scores, none was chosen',
  'rule-path-vanished': 'the chosen field is not in this answer',
  'rule-path-retyped': 'the chosen field holds something else in this answer',
  'rule-path-empty': 'the chosen field is empty in this answer',
  'rule-part-failed': 'the part with the score failed',
  failed: 'the service says that the look-up failed',
  pending: 'the service says that it is still working',
};

/** Returns the score as sent with its known scale, or why there is none. */
export function scoreLine({ score, abstained }: Pick<Report, 'score' | 'abstained'>): string {
  if (score !== null) return `Score: ${[`${score.value} (${plainLine(placed(score))})`, ...known(score)].join(', ')}`;
  const why = abstained ? (fieldWords(abstained) ?? NO_SCORE[abstained.reason]) : undefined;
  return `Score: no single score in this answer${why === undefined ? '' : ` (${why})`}`;
}

/** Without the period, because the text is part of a line. */
const fieldWords = (abstained: Abstention): string | undefined => {
  const words = abstentionWords(abstained);
  return words === null ? undefined : plainLine(words).replace(/\.$/, '');
};

const placed = ({ path, name }: Score): string => [...path, name].join(' › ');

function known({ scale, direction, band }: Score): string[] {
  const range =
    scale === null
      ? 'scale not stated'
      : scale.min === null
        ? `out of ${scale.max}`
        : `scale ${scale.min} to ${scale.max}${scale.source === 'rule' ? ' (by our settings)' : ''}`;
  return [
    range,
    direction === null ? 'direction not stated' : `higher is ${direction} (by our settings)`,
    ...(band === null ? [] : [`band “${plainLine(band.name)}” (by our settings)`]),
  ];
}
