import { type FormEvent, type Ref, useRef, useState } from 'react';
import { Label, Radio, RadioGroup, Text } from 'react-aria-components';
import { Button } from '@/components/kit/button';
import { TextField } from '@/components/kit/text-field';
import { RichText, useTexts } from '@/components/kit/texts';
import { visibleText } from '@/utils/json/visible-text';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import { glanceReport } from '@/utils/reading/glance-report';
import type { Report } from '@/utils/reading/report';
import type { ScoreRule } from '@/utils/reading/score/score-rule';
import { subjectTitle } from '@/utils/result/subject-title';
import type { PlainKey } from '@/utils/texts/text-key';
import { AnswerInCard, AnswerSource } from './answer-in-card';
import { BandFields } from './band-fields';
import { draftOf, type RuleDraft, type RuleProblems, ruleOf } from './rule-draft';
import type { ScoreRuleEditing } from './score-rule-editing';

/** Both ends of the scale, or neither. */
function ScaleFields({
  draft,
  onChange,
  minRef,
  problem,
  stated,
}: {
  draft: RuleDraft;
  onChange: (draft: RuleDraft) => void;
  minRef: Ref<HTMLInputElement>;
  problem: string | undefined;
  /** The scale stated in the result. */
  stated: { min: number | null; max: number } | null;
}) {
  const { t } = useTexts();
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 font-medium">{t('scoreRule.scale')}</legend>
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={t('scoreRule.min')}
          inputMode="decimal"
          autoComplete="off"
          value={draft.min}
          onChange={(min) => onChange({ ...draft, min })}
          inputRef={minRef}
          problem={problem}
        />
        <TextField
          label={t('scoreRule.max')}
          inputMode="decimal"
          autoComplete="off"
          value={draft.max}
          onChange={(max) => onChange({ ...draft, max })}
          {...(problem === undefined ? {} : { problem: ' ' })}
        />
      </div>
      <p className="text-xs text-muted">
        {stated === null
          ? t('scoreRule.scaleHelp')
          : t('scoreRule.scaleStated', {
              scale:
                stated.min === null ? t('score.outOf', { max: String(stated.max) }) : `${stated.min}–${stated.max}`,
            })}
      </p>
    </fieldset>
  );
}

const DIRECTIONS = [
  { direction: 'unknown', name: 'scoreRule.directionUnknown' },
  { direction: 'riskier', name: 'scoreRule.riskier' },
  { direction: 'safer', name: 'scoreRule.safer' },
] as const satisfies { direction: RuleDraft['direction']; name: PlainKey }[];

/** Chooses the meaning of a high number. There is no default: one published score in four means "safer". */
function DirectionField({
  value,
  onChange,
}: {
  value: RuleDraft['direction'];
  onChange: (value: RuleDraft['direction']) => void;
}) {
  const { t } = useTexts();
  return (
    <RadioGroup
      value={value}
      onChange={(chosen) => {
        const known = DIRECTIONS.find(({ direction }) => direction === chosen);
        if (known) onChange(known.direction);
      }}
      className="flex flex-col gap-1"
    >
      <Label className="font-medium">{t('scoreRule.direction')}</Label>
      <div className="flex flex-wrap gap-2">
        {DIRECTIONS.map(({ direction, name }) => (
          <Radio
            key={direction}
            value={direction}
            className="group flex min-h-8 flex-auto cursor-default items-center gap-2 rounded-md border border-edge bg-paper px-2 data-hovered:bg-well data-selected:border-accent"
          >
            <span
              aria-hidden="true"
              className="size-4 shrink-0 rounded-full border border-edge bg-paper group-data-selected:border-5 group-data-selected:border-accent"
            />
            {t(name)}
          </Radio>
        ))}
      </div>
      <Text slot="description" className="text-xs text-muted">
        {t('scoreRule.directionHelp')}
      </Text>
    </RadioGroup>
  );
}

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
        <AnswerInCard report={glanceReport(report)} rule={rule} />
        <AnswerSource record={record} />
      </div>
    </figure>
  );
}
