import { type FormEvent, useRef, useState } from 'react';
import { Button } from '@/components/kit/button';
import { RichText, useTexts } from '@/components/kit/texts';
import { visibleText } from '@/utils/json/visible-text';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import type { Report } from '@/utils/reading/report';
import type { ScoreRule } from '@/utils/reading/score/score-rule';
import { AnswerInCard, AnswerSource } from './answer-in-card';
import { BandFields } from './band-fields';
import { DirectionField } from './direction-field';
import { draftOf, type RuleDraft, type RuleProblems, ruleOf } from './rule-draft';
import { ScaleFields } from './scale-fields';
import type { ScoreRuleEditing } from './score-rule-editing';
import { subjectTitle } from './subject-title';

/** Scale, direction and bands of the chosen score: all optional, nothing guessed, with a preview of the card. */
export function ScoreMeaning({
  record,
  rule,
  ruleEditing,
  onSave,
  onPickOther,
}: {
  /** Null for a pasted result, which has no card. */
  record: LookupRecord | null;
  rule: ScoreRule;
  ruleEditing: ScoreRuleEditing;
  onSave: (rule: ScoreRule) => void;
  onPickOther: () => void;
}) {
  const { t } = useTexts();
  const [draft, setDraft] = useState<RuleDraft>(() => draftOf(rule));
  const [problems, setProblems] = useState<RuleProblems>({});
  const min = useRef<HTMLInputElement>(null);
  const bands = useRef<HTMLFieldSetElement>(null);
  const typed = ruleOf(rule, draft);
  const shown = typed.ok ? typed.rule : rule;
  const report = ruleEditing.preview(shown);
  const candidate = report?.candidates.find(({ pointer }) => pointer === rule.pointer);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.ok) onSave(typed.rule);
    else {
      setProblems(typed.problems);
      // The fields may be out of sight, above the button.
      (typed.problems.scale ? min : bands).current?.focus();
    }
  };
  const change = (next: RuleDraft) => {
    setProblems({});
    setDraft(next);
  };
  const path = <bdi className="font-mono text-xs text-muted">{visibleText(rule.pointer ?? '')}</bdi>;
  return (
    <form data-one-column onSubmit={submit} noValidate className="flex flex-col gap-4">
      <p>
        {candidate ? (
          <RichText
            text="scoreRule.field"
            slots={{ field: <bdi className="font-semibold">{candidate.name}</bdi>, path }}
          />
        ) : (
          <RichText text="scoreRule.fieldAt" slots={{ path }} />
        )}
      </p>
      <ScaleFields
        draft={draft}
        onChange={change}
        minRef={min}
        problem={problems.scale && t(problems.scale)}
        stated={candidate?.scale ?? null}
      />
      <DirectionField value={draft.direction} onChange={(direction) => change({ ...draft, direction })} />
      <BandFields draft={draft} onChange={change} boxRef={bands} problem={problems.bands && t(problems.bands)} />
      {report && record && <CardPreview record={record} report={report} rule={shown} />}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" type="submit">
          {t('form.save')}
        </Button>
        <Button onPress={onPickOther}>{t('scoreRule.otherField')}</Button>
      </div>
    </form>
  );
}

/** Previews the card under a score rule that is not saved yet. */
function CardPreview({ record, report, rule }: { record: LookupRecord; report: Report; rule: ScoreRule | null }) {
  const { t } = useTexts();
  return (
    <figure aria-label={t('scoreRule.preview')} className="flex flex-col gap-1">
      <figcaption className="text-xs text-muted">{t('scoreRule.preview')}</figcaption>
      <div className="flex flex-col gap-2 rounded-lg border border-line p-3 shadow-sm">
        <p dir="auto" className="text-with-parent truncate font-semibold">
          {subjectTitle(record.subject)}
        </p>
        <AnswerInCard report={report} rule={rule} />
        <AnswerSource record={record} />
      </div>
    </figure>
  );
}
