import { useRef, useState } from 'react';
import { Appear } from '@/components/kit/appear';
import { Button } from '@/components/kit/button';
import { NoReplyNotice } from '@/components/kit/no-reply-notice';
import { ManagedNote } from '@/components/kit/setting-rows';
import { useTexts } from '@/components/kit/texts';
import { useLostFocus } from '@/components/kit/use-lost-focus';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import type { Report } from '@/utils/reading/report';
import type { ScoreRule } from '@/utils/reading/score/score-rule';
import { OPERATIONS } from '@/utils/service/operations';
import { PickScore } from './pick-score';
import { asksForField, ruleToComplete, shownStep } from './rule-offer';
import { ScoreMeaning } from './score-meaning';
import type { RuleStep, ScoreRuleEditing } from './score-rule-editing';

/**
 * Lets the user choose the score field of a result and, once it is known, the meaning of the number. Each answer is
 * saved at once. The score itself offers to open it.
 */
export function ScoreRuleEditor({
  record,
  report,
  ruleEditing,
  step,
  onStep,
  open = false,
}: {
  /** The lookup of the result; null for a pasted one. */
  record: LookupRecord | null;
  report: Report;
  ruleEditing: ScoreRuleEditing;
  /** Null until the user has chosen one. */
  step: RuleStep | null;
  onStep: (step: RuleStep) => void;
  /** Show the question even if the score is clear, as on the options page. */
  open?: boolean;
}) {
  const { t } = useTexts();
  const { rule } = ruleEditing;
  const { operation } = report;
  const texts = OPERATIONS[operation].words.rule;
  const asks = asksForField(report);
  const [state, setState] = useState<'idle' | 'saved' | { error: unknown }>('idle');
  const firstStep = open && rule?.pointer != null ? 'meaning' : 'pick';
  const at = shownStep(report, step, open ? firstStep : 'closed');
  const meant = ruleToComplete(report, rule);
  const section = useRef<HTMLElement>(null);
  useLostFocus(section, at, false);

  function keep(next: ScoreRule | null, then: RuleStep): void {
    ruleEditing.save(next).then(
      () => {
        setState('saved');
        onStep(then);
      },
      (error: unknown) => setState({ error }),
    );
  }
  if (ruleEditing.isManaged) return open ? <ManagedNote /> : null;
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={t(texts.region)}
      className={at === 'closed' && state === 'idle' ? 'sr-only' : 'flex flex-col gap-3 outline-none'}
    >
      {typeof state === 'object' && <NoReplyNotice error={state.error} />}
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
          {at === 'meaning' && meant !== null && (
            <ScoreMeaning
              key={meant.pointer}
              record={record}
              rule={meant}
              ruleEditing={ruleEditing}
              onSave={(next) => keep(next, open ? 'meaning' : 'closed')}
              onPickOther={() => onStep('pick')}
            />
          )}
        </div>
      )}
      {at !== 'closed' && !open && !asks && (
        <span>
          <Button onPress={() => onStep('closed')}>{t('form.close')}</Button>
        </span>
      )}
      <span role="status" className={state === 'saved' ? 'text-xs text-muted' : 'sr-only'}>
        {state === 'saved' && (
          <Appear>{t('list.titleAndSentence', { title: t('form.saved'), sentence: t(texts.appliesTo) })}</Appear>
        )}
      </span>
    </section>
  );
}
