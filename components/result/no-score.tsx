import { RichText, useTexts } from '@/components/texts';
import { visibleText } from '@/utils/reading/json/visible-text';
import type { Report } from '@/utils/reading/report';
import { abstentionWords } from '@/utils/reading/score/abstention-words';
import type { AbstainReason } from '@/utils/reading/score/score';
import type { PlainKey } from '@/utils/texts/text-key';

/** Title and sentence shown instead of a score. A missing score is normal, not an error. */
const TEXTS = {
  'none-found': ['noScore.title', 'noScore.noneFound'],
  'not-a-number': ['noScore.title', 'noScore.notANumber'],
  'not-computed': ['noScore.notComputed.title', 'noScore.notComputed.text'],
  'other-things': ['noScore.title', 'noScore.otherThings'],
  'sent-twice': ['noScore.sentTwice.title', 'noScore.sentTwice.text'],
  'only-parts': ['noScore.title', 'noScore.several'],
  several: ['noScore.title', 'noScore.several'],
  'rule-path-vanished': ['noScore.vanished.title', 'noScore.vanished.text'],
  'rule-path-retyped': ['noScore.retyped.title', 'noScore.retyped.text'],
  'rule-path-empty': ['noScore.empty.title', 'noScore.empty.text'],
  'rule-part-failed': ['noScore.partFailed.title', 'noScore.partFailed.text'],
  'rule-says-none': ['noScore.title', 'noScore.byRule'],
  failed: ['noScore.failed.title', 'noScore.failed.text'],
  pending: ['noScore.pending.title', 'noScore.pending.text'],
} as const satisfies Record<AbstainReason, readonly [title: PlainKey, sentence: PlainKey]>;

/** Most candidates listed if the user cannot choose among them here. */
const SHOWN = 4;

/**
 * Explains neutrally why there is no score. `list` names the candidate numbers, for surfaces without room to choose.
 */
export function NoScore({ report, list }: { report: Pick<Report, 'candidates' | 'abstained'>; list: boolean }) {
  const abstained = report.abstained ?? { reason: 'none-found' as const, pointer: null };
  const { reason, pointer } = abstained;
  const { t } = useTexts();
  const [title, sentence] = TEXTS[reason];
  const named = report.candidates.filter((candidate) => candidate.named);
  const isAsking = reason === 'several' || reason === 'only-parts';
  return (
    <>
      <p data-testid="no-score" data-reason={reason} className="text-base font-semibold">
        {t(title)}
      </p>
      <p className="text-muted">{abstentionWords(abstained) ?? t(sentence)}</p>
      {pointer !== null && reason.startsWith('rule-') && (
        <p className="text-xs text-muted">
          <RichText
            text="noScore.chosenField"
            slots={{
              field: (
                <bdi className="font-mono">{pointer === '' ? t('noScore.wholeResult') : visibleText(pointer)}</bdi>
              ),
            }}
          />
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
          {named.length > SHOWN && <li>{t('list.more', { more: named.length - SHOWN })}</li>}
        </ul>
      )}
    </>
  );
}
