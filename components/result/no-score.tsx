import { visibleText } from '@/utils/reading/json/visible-text';
import type { Report } from '@/utils/reading/report';
import { abstentionWords } from '@/utils/reading/score/abstention-words';
import type { AbstainReason } from '@/utils/reading/score/score';

const ASKED_WHICH = 'Some numbers are named like scores. Sightline does not guess which one counts.';

/** Title and sentence shown instead of a score. A missing score is normal, not an error. */
const WORDS: Record<AbstainReason, [title: string, sentence: string]> = {
  'none-found': ['No single score in this answer', 'Nothing in it is named like a score. Read what it says.'],
  'not-a-number': ['No single score in this answer', 'A field is named like a score, but holds no plain number.'],
  'not-computed': ['The service computed no score', 'The field of the score holds a sign for “not computed”.'],
  'other-things': [
    'No single score in this answer',
    'Its numbers measure other things: how well a hit matches, or a country, an address, an industry.',
  ],
  'sent-twice': ['A field was sent more than once, so no score is shown', 'Sightline does not choose between them.'],
  'only-parts': ['No single score in this answer', ASKED_WHICH],
  several: ['No single score in this answer', ASKED_WHICH],
  'rule-path-vanished': [
    'The score you chose is not in this answer',
    'The field is missing. Sightline does not take another number in its place.',
  ],
  'rule-path-retyped': [
    'The score you chose has changed',
    'The field now holds something else. Sightline does not read on from it.',
  ],
  'rule-path-empty': ['The service gave no score this time', 'The field you chose is there, but nothing is in it.'],
  'rule-part-failed': ['No score: its part failed', 'The service says that the part with the score you chose failed.'],
  'rule-says-none': ['No single score in this answer', 'You said that answers of this kind have no score.'],
  failed: ['No score: the look-up failed', 'The service says so inside its answer.'],
  pending: ['No score yet', 'The service says that it is still working.'],
};

/** Most candidates listed if the user cannot choose among them here. */
const SHOWN = 4;

/**
 * Explains neutrally why there is no score. `list` names the candidate numbers, for surfaces without room to choose.
 */
export function NoScore({ report, list }: { report: Pick<Report, 'candidates' | 'abstained'>; list: boolean }) {
  const abstained = report.abstained ?? { reason: 'none-found' as const, pointer: null };
  const { reason, pointer } = abstained;
  const [title, sentence] = WORDS[reason];
  const named = report.candidates.filter((candidate) => candidate.named);
  const isAsking = reason === 'several' || reason === 'only-parts';
  return (
    <>
      <p data-testid="no-score" data-reason={reason} className="text-base font-semibold">
        {title}
      </p>
      <p className="text-muted">{abstentionWords(abstained) ?? sentence}</p>
      {pointer !== null && reason.startsWith('rule-') && (
        <p className="text-xs text-muted">
          Chosen field: <bdi className="font-mono">{pointer === '' ? 'the whole answer' : visibleText(pointer)}</bdi>
        </p>
      )}
      {list && isAsking && (
        <ul className="flex flex-wrap gap-x-3 text-muted">
          {named.slice(0, SHOWN).map((candidate) => (
            <li key={candidate.pointer}>
              <bdi>{[...candidate.path, candidate.name].join(' › ')}</bdi>:{' '}
              <b className="text-ink">{candidate.value}</b>
            </li>
          ))}
          {named.length > SHOWN && <li>and {named.length - SHOWN} more</li>}
        </ul>
      )}
    </>
  );
}
