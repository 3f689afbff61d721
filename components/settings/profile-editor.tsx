import { useMemo, useState } from 'react';
import { Notice } from '@/components/kit/notice';
import { Select } from '@/components/kit/select';
import { ManagedNote } from '@/components/kit/setting-rows';
import { useTexts } from '@/components/kit/texts';
import { ruleToComplete } from '@/components/result/rule-offer';
import type { RuleStep } from '@/components/result/score-rule-editing';
import { ScoreRuleEditor } from '@/components/result/score-rule-editor';
import { useInterpretations } from '@/components/result/use-interpretations';
import type { StoredLookup } from '@/components/result/use-stored-answers';
import { buildReport } from '@/utils/reading/build-report';
import { distinctChanges, type ProfileReading } from '@/utils/reading/profile/change';
import type { Example } from '@/utils/reading/profile/guess-layout';
import { type PastedAnswer, readPastedAnswer } from '@/utils/reading/profile/pasted-answer';
import type { Layout } from '@/utils/reading/profile/profile';
import { namesIn } from '@/utils/reading/profile/without-names';
import { OPERATIONS, type Operation } from '@/utils/service/operations';
import { calendarDay } from '@/utils/settings/calendar-day';
import { ChangeReview } from './change-review';
import { EmptyListPart } from './empty-list-part';
import { LayoutEditor } from './layout-editor';
import { PasteAnswer } from './paste-answer';
import { type Examples, useExamples } from './use-examples';
import { useProfileEditing } from './use-profile-editing';

/** Says whether the layout is confirmed, and how many saved answers it reads completely. */
function ProfileStatus({
  layout,
  saved,
  readings,
}: {
  layout: Layout | null;
  /** Number of the newest saved answers that were read. */
  saved: number;
  readings: readonly ProfileReading[];
}) {
  const { t, formats } = useTexts();
  if (layout === null) return <p className="text-muted">{t('profile.notConfirmed')}</p>;
  const complete = readings.filter(({ changes, contradictions }) => changes.length + contradictions.length === 0);
  const date = formats.moment(new Date(`${layout.confirmedOn}T12:00:00`).getTime(), 'day');
  return (
    <p className="text-muted">
      {t('profile.confirmed', { date })}{' '}
      {saved > 0 && (
        <span data-testid="read-completely">
          {t('profile.saved', { count: saved })} · {t('profile.readCompletely', { count: complete.length })}
        </span>
      )}
    </p>
  );
}

/** Edits the provider profile of an operation on stored and pasted answers. */
export function ProfileEditor({ operation, answers }: { operation: Operation; answers: readonly StoredLookup[] }) {
  const { t } = useTexts();
  const editing = useProfileEditing(operation);
  const { profile, isManaged, isNewer, save } = editing;
  const examples = useExamples(answers, OPERATIONS[operation].isScreening);
  const read = useInterpretations(examples.answers);
  const [step, setStep] = useState<RuleStep | null>(null);
  const { clean, hit, all } = examples;
  const used = useMemo(() => [clean, hit].filter((example) => example !== undefined), [clean, hit]);
  const asked = useMemo(() => all.flatMap((example) => example.asked), [all]);
  const today = calendarDay(new Date());
  const layout = profile?.layout ?? null;
  const readings = examples.answers.flatMap(({ record }) => {
    const reading = read(record.id)?.report.profile;
    return reading ? [{ id: record.id, ...reading }] : [];
  });
  const changed = readings.filter(({ changes }) => changes.length > 0);
  if (isNewer) return <Notice tone="caution" title={t('profile.newer')} />;
  const [shown] = used;
  const report = shown && buildReport({ answer: shown.answer, operation, profile: profile ?? undefined });
  const saveLayout = (next: Layout | null) => {
    // The number that is shown as the score is confirmed with everything else.
    const rule = report && !profile?.score && next ? ruleToComplete(report, null) : null;
    return save({ layout: next, ...(rule && { score: rule }) });
  };
  return (
    <>
      <ProfileStatus layout={layout} saved={examples.answers.length} readings={readings} />
      {isManaged && <ManagedNote />}
      {OPERATIONS[operation].isScreening && !isManaged && (
        <EmptyListPart meaning={profile?.emptyList} onSave={(emptyList) => save({ emptyList })} />
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
      {!isManaged && (
        <ExampleFields
          examples={examples}
          isScreening={OPERATIONS[operation].isScreening}
          readPasted={async (text, anyOperation) =>
            readPastedAnswer(text, operation, await editing.knownPatterns(), anyOperation)
          }
        />
      )}
      {shown && report && !isManaged && (
        <>
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
          <LayoutEditor examples={used} asked={asked} stored={layout} today={today} onSave={saveLayout} />
        </>
      )}
    </>
  );
}

/** Chooses the answers to confirm a profile on: a stored or a pasted one, for a screening also one with a hit. */
function ExampleFields({
  examples: { all, clean, hit, choose, paste },
  isScreening,
  readPasted,
}: {
  examples: Examples;
  isScreening: boolean;
  readPasted: (text: string, anyOperation: boolean) => Promise<PastedAnswer>;
}) {
  const { t } = useTexts();
  return (
    <div data-one-column className="flex flex-col gap-2">
      {all.length === 0 && <p className="text-muted">{t('profile.noResult')}</p>}
      {all.length > 0 && (
        <Select
          label={t(isScreening ? 'profile.cleanExample' : 'scoreRule.example')}
          {...(clean ? {} : { description: t('profile.noClean') })}
          options={clean ? all : [{ id: '', name: t('profile.none') }, ...all]}
          value={clean?.id ?? ''}
          onChange={(id) => choose({ clean: id })}
        />
      )}
      {all.length > 0 && isScreening && (
        <Select
          label={t('profile.hitExample')}
          {...(hit ? {} : { description: t('profile.noHit') })}
          options={[{ id: '', name: t('profile.none') }, ...all]}
          value={hit?.id ?? ''}
          onChange={(id) => choose({ hit: id })}
        />
      )}
      <PasteAnswer read={readPasted} onPaste={(example: Example) => paste(example)} />
    </div>
  );
}
