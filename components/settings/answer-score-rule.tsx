import { useMemo, useState } from 'react';
import { useTexts } from '@/components/kit/texts';
import type { RuleStep } from '@/components/result/score-rule-editing';
import { ScoreRuleEditor } from '@/components/result/score-rule-editor';
import { useInterpretations } from '@/components/result/use-interpretations';
import type { LiveLookup } from '@/components/result/use-lookup';
import { useScoreRuleEditing } from '@/components/result/use-score-rule-editing';

/** Edits the score rule for answers like this one. */
export function AnswerScoreRule({ live }: { live: LiveLookup }) {
  const { t } = useTexts();
  const [step, setStep] = useState<RuleStep | null>(null);
  const ruleEditing = useScoreRuleEditing(live);
  const read = useInterpretations(useMemo(() => [live], [live]))(live.record.id);
  if (!ruleEditing) return null;
  if (!read) return <p className="text-muted">{t('scoreRule.notParsed')}</p>;
  return (
    <ScoreRuleEditor
      record={live.record}
      report={read.report}
      ruleEditing={ruleEditing}
      step={step}
      onStep={setStep}
      open
    />
  );
}
