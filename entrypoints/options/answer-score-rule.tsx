import { useMemo, useState } from 'react';
import type { RuleStep } from '@/components/score-rule/score-rule-editing';
import { ScoreRuleEditor } from '@/components/score-rule/score-rule-editor';
import { useTexts } from '@/components/texts';
import { useInterpretations } from '@/hooks/lookup/use-interpretations';
import type { LiveLookup } from '@/hooks/lookup/use-lookup';
import { useScoreRuleEditing } from '@/hooks/lookup/use-score-rule-editing';

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
