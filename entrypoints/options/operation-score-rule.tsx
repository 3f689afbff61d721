import { useMemo, useState } from 'react';
import { Select } from '@/components/form/select';
import { relativeTime } from '@/components/relative-time';
import { subjectTitle } from '@/components/result/subject-title';
import type { RuleStep } from '@/components/score-rule/score-rule-editing';
import { ScoreRuleEditor } from '@/components/score-rule/score-rule-editor';
import { RichText, useTexts } from '@/components/texts';
import { useInterpretations } from '@/hooks/lookup/use-interpretations';
import type { LiveLookup } from '@/hooks/lookup/use-lookup';
import { useScoreRuleEditing } from '@/hooks/lookup/use-score-rule-editing';
import { useStoredAnswers } from '@/hooks/lookup/use-stored-answers';
import { OPERATIONS, type Operation } from '@/utils/service/operations';
import type { Texts } from '@/utils/texts/texts';

/** Answers of one layout are alike; an older answer can be opened from the list of recent lookups. */
const MAX_ANSWERS = 20;

/** Chooses the score of one operation on one of its stored answers, initially the newest. */
export function OperationScoreRule({ operation }: { operation: Operation }) {
  const texts = useTexts();
  const { t } = texts;
  const answers = useStoredAnswers(operation, MAX_ANSWERS);
  const [chosen, setChosen] = useState<string | null>(null);
  if (answers === undefined) return null;
  const title = t(OPERATIONS[operation].words.rule.title);
  const live = answers.find(({ record }) => record.id === chosen) ?? answers[0];
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <h3 className="font-semibold">{title}</h3>
      {live === undefined && <p className="text-muted">{t('scoreRule.noResult')}</p>}
      {live && answers.length > 1 && (
        <Select
          label={t('scoreRule.example')}
          options={answers.map((answer) => optionOf(answer, texts))}
          value={live.record.id}
          onChange={setChosen}
        />
      )}
      {live && answers.length === 1 && (
        <p className="text-xs text-muted">
          <RichText text="scoreRule.onlyExample" slots={{ subject: <bdi>{subjectTitle(live.record.subject)}</bdi> }} />
        </p>
      )}
      {live && <AnswerScoreRule key={live.record.id} live={live} />}
    </section>
  );
}

function optionOf({ record }: LiveLookup, texts: Texts): { id: string; name: string } {
  const age = relativeTime(texts, record.endedAt ?? record.createdAt, Date.now());
  return { id: record.id, name: texts.t('scoreRule.exampleAndAge', { subject: subjectTitle(record.subject), age }) };
}

function AnswerScoreRule({ live }: { live: LiveLookup }) {
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
