import { useMemo, useState } from 'react';
import { Notice } from '@/components/kit/notice';
import { useTexts } from '@/components/kit/texts';
import { useInterpretations } from '@/components/result/use-interpretations';
import type { StoredLookup } from '@/components/result/use-stored-answers';
import { asksForField, ruleToComplete } from '@/components/score/rule-offer';
import type { RuleStep } from '@/components/score/score-rule-editing';
import { ScoreRuleEditor } from '@/components/score/score-rule-editor';
import { buildReport } from '@/utils/reading/build-report';
import { scaleInWords } from '@/utils/reading/in-words';
import { distinctChanges } from '@/utils/reading/profile/change';
import { readPastedAnswer } from '@/utils/reading/profile/pasted-answer';
import { confirmedAt, type Layout } from '@/utils/reading/profile/profile';
import { namesIn } from '@/utils/reading/profile/without-names';
import { OPERATIONS, type Operation } from '@/utils/service/operations';
import { calendarDay } from '@/utils/settings/calendar-day';
import { ChangeReview } from './change-review';
import { EmptyListPart, emptyListMeaning } from './empty-list-part';
import { ExampleCard } from './example-card';
import { LayoutEditor, ReadCompletely } from './layout-editor';
import { ManagedChanges } from './managed-changes';
import { ProfilePart } from './profile-part';
import { useExamples } from './use-examples';
import { useProfileEditing } from './use-profile-editing';

/** Asks how the answers of an operation are read, on stored and pasted ones. */
export function ProfileEditor({ operation, answers }: { operation: Operation; answers: readonly StoredLookup[] }) {
  const texts = useTexts();
  const { t, formats } = texts;
  const editing = useProfileEditing(operation);
  const { profile, baseUrl, isManaged, isNewer, save } = editing;
  const { isScreening } = OPERATIONS[operation];
  const examples = useExamples(answers);
  const read = useInterpretations(examples.answers);
  const [step, setStep] = useState<RuleStep | null>(null);
  const { all, shown } = examples;
  const asked = useMemo(() => all.flatMap((example) => example.asked), [all]);
  const today = calendarDay(new Date());
  const layout = profile?.layout ?? null;
  const readings = examples.answers.flatMap(({ record }) => {
    const reading = read(record.id)?.report.profile;
    return reading ? [{ id: record.id, ...reading }] : [];
  });
  const changed = readings.filter(({ changes }) => changes.length > 0);
  if (isNewer) return <Notice tone="caution" title={t('profile.newer')} />;
  const report = shown && buildReport({ answer: shown.answer, operation, profile: profile ?? undefined });
  const saveLayout = (next: Layout | null) => {
    // The number that is shown as the score is confirmed with everything else.
    const rule = report && !profile?.score && next ? ruleToComplete(report, null) : null;
    return save({ layout: next, ...(rule && { score: rule }) });
  };
  const card = (proposed: Layout | null) => (
    <ExampleCard
      examples={examples}
      report={
        shown
          ? buildReport({ answer: shown.answer, operation, profile: { ...profile, layout: proposed ?? undefined } })
          : null
      }
      isScreening={isScreening}
      readPasted={async (text, anyOperation) =>
        readPastedAnswer(text, operation, await editing.knownPatterns(), anyOperation)
      }
    />
  );
  const day = layout && formats.moment(confirmedAt(layout), 'day');
  return (
    <>
      <p className="text-muted">{day === null ? t('profile.notConfirmed') : t('profile.confirmed', { date: day })}</p>
      {isManaged && (
        <ManagedChanges
          service={baseUrl}
          operation={operation}
          before={editing.ownLayout}
          after={layout}
          answers={answers}
        />
      )}
      {isManaged && layout && (
        <ReadCompletely
          part={readings.filter(({ changes, contradictions }) => changes.length + contradictions.length === 0).length}
          total={readings.length}
        />
      )}
      {layout && changed.length > 0 && !isManaged && (
        <ChangeReview
          layout={layout}
          changes={distinctChanges(changed.flatMap(({ changes }) => changes))}
          examples={all.filter(({ id }) => changed.some((reading) => reading.id === id))}
          names={namesIn(all, asked)}
          today={today}
          onSave={(next) => save({ layout: next })}
        />
      )}
      {!isManaged && !(shown && report) && card(null)}
      {!isManaged && shown && report && (
        <LayoutEditor
          examples={all}
          asked={asked}
          isScreening={isScreening}
          stored={layout}
          today={today}
          emptyLists={{
            question: isScreening && (
              <EmptyListPart meaning={profile?.emptyList} onSave={(emptyList) => save({ emptyList })} />
            ),
            summary: isScreening ? `${t('profile.emptyList')} ${emptyListMeaning(profile?.emptyList, t)}` : '',
            isAsked: isScreening && profile?.emptyList === undefined,
          }}
          onDraft={card}
          onSave={saveLayout}
          score={
            <ProfilePart
              data-testid="part-score"
              title={t('rows.score')}
              summary={
                report.score === null
                  ? t('rows.noScore')
                  : [report.score.name, ...scaleInWords(report.score, texts)].join(' · ')
              }
              places={report.score ? [report.score.pointer] : []}
              isAsked={profile?.score === undefined && asksForField(report)}
            >
              <ScoreRuleEditor
                key={shown.id}
                record={shown.record}
                report={report}
                ruleEditing={{
                  rule: profile?.score ?? null,
                  save: (rule) => save({ score: rule }),
                  preview: (rule) =>
                    buildReport({ answer: shown.answer, operation, profile: { ...profile, score: rule ?? undefined } }),
                }}
                step={step}
                onStep={setStep}
                open
              />
            </ProfilePart>
          }
        />
      )}
    </>
  );
}
