import { lazy, Suspense, useState } from 'react';
import { relativeTime } from '@/components/kit/relative-time';
import { Select } from '@/components/kit/select';
import { RichText, useTexts } from '@/components/kit/texts';
import { subjectTitle } from '@/components/result/subject-title';
import type { LiveLookup } from '@/components/result/use-lookup';
import { useStoredAnswers } from '@/components/result/use-stored-answers';
import { OPERATIONS, type Operation } from '@/utils/service/operations';
import type { Texts } from '@/utils/texts/texts';

/** Loads where there is an answer, with the code that reads it. */
const AnswerScoreRule = lazy(async () => ({ default: (await import('./answer-score-rule')).AnswerScoreRule }));

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
      <Suspense>{live && <AnswerScoreRule key={live.record.id} live={live} />}</Suspense>
    </section>
  );
}

function optionOf({ record }: LiveLookup, texts: Texts): { id: string; name: string } {
  const age = relativeTime(texts, record.endedAt ?? record.createdAt, Date.now());
  return { id: record.id, name: texts.t('scoreRule.exampleAndAge', { subject: subjectTitle(record.subject), age }) };
}
