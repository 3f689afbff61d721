import { useRef, useState } from 'react';
import { Appear } from '@/components/appear';
import { Button } from '@/components/form/button';
import { ManagedNote } from '@/components/form/managed-note';
import { NoReplyNotice } from '@/components/no-reply-notice';
import { useTexts } from '@/components/texts';
import { useLostFocus } from '@/components/use-lost-focus';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import type { Report } from '@/utils/reading/report';
import type { AbstainReason } from '@/utils/reading/score/score';
import type { ScoreRule } from '@/utils/reading/score/score-rule';
import { PickScore } from './pick-score';
import { ScoreMeaning } from './score-meaning';
import type { ScoreRuleEditing } from './score-rule-editing';
import { SCORE_RULE_TEXTS } from './score-rule-texts';

/** For these reasons the question is shown automatically. */
const ASKS: ReadonlySet<AbstainReason> = new Set(['several', 'only-parts', 'rule-path-vanished', 'rule-path-retyped']);

type Step = 'closed' | 'pick' | 'meaning';

/** The action that the closed editor offers. */
function actionOf(rule: ScoreRule | null, report: Report) {
  if (rule?.pointer != null)
    return rule.scale || rule.direction || rule.bands ? 'scoreRule.edit' : 'scoreRule.setScale';
  return report.score === null ? 'scoreRule.choose' : 'scoreRule.change';
}

/**
 * Lets the user choose the score field of a result and, once it is known, the meaning of the number. Each answer is
 * saved at once.
 */
export function ScoreRuleEditor({
  record,
  report,
  ruleEditing,
  open = false,
}: {
  record: LookupRecord;
  report: Report;
  ruleEditing: ScoreRuleEditing;
  /** Show the question even if the score is clear, as on the options page. */
  open?: boolean;
}) {
  const { t } = useTexts();
  const { rule } = ruleEditing;
  const { operation } = record.subject;
  const texts = SCORE_RULE_TEXTS[operation];
  const reason = report.abstained?.reason ?? null;
  const asks = reason !== null && ASKS.has(reason);
  const [step, setStep] = useState<Step | null>(open && rule?.pointer != null && !asks ? 'meaning' : null);
  const [state, setState] = useState<'idle' | 'saved' | 'failed'>('idle');
  const at = step ?? (asks || open ? 'pick' : 'closed');
  const section = useRef<HTMLElement>(null);
  useLostFocus(section, at, false);

  function keep(next: ScoreRule | null, then: Step): void {
    ruleEditing.save(next).then(
      () => {
        setState('saved');
        setStep(then);
      },
      () => setState('failed'),
    );
  }
  if (ruleEditing.isManaged) return open ? <ManagedNote /> : null;
  return (
    <section ref={section} tabIndex={-1} aria-label={t(texts.region)} className="flex flex-col gap-3 outline-none">
      {state === 'failed' && <NoReplyNotice />}
      {at !== 'closed' && (
        <div className="flex flex-col gap-3 rounded-lg border border-line p-3">
          {at === 'pick' && (
            <PickScore
              report={report}
              rule={rule}
              operation={operation}
              onPick={(next) => keep(next, next?.pointer == null ? (open ? 'pick' : 'closed') : 'meaning')}
            />
          )}
          {at === 'meaning' && rule !== null && (
            <ScoreMeaning
              key={rule.pointer}
              record={record}
              rule={rule}
              ruleEditing={ruleEditing}
              onSave={(next) => keep(next, open ? 'meaning' : 'closed')}
              onPickOther={() => setStep('pick')}
            />
          )}
        </div>
      )}
      {at !== 'closed' && !open && !asks && (
        <span>
          <Button onPress={() => setStep('closed')}>{t('form.close')}</Button>
        </span>
      )}
      {at === 'closed' && !asks && (
        <span>
          <Button variant="quiet" onPress={() => setStep(rule?.pointer == null ? 'pick' : 'meaning')}>
            {t(actionOf(rule, report))}
          </Button>
        </span>
      )}
      <span role="status" className={state === 'saved' ? 'text-xs text-muted' : 'sr-only'}>
        {state === 'saved' && <Appear>{t(texts.saved)}</Appear>}
      </span>
    </section>
  );
}
