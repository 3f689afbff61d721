import { useEffect, useMemo, useRef } from 'react';
import { ConnectionTestResult } from '@/components/connection/connection-test-result';
import { useTexts } from '@/components/kit/texts';
import { useApp } from '@/components/kit/use-app';
import { useInterpretations } from '@/components/result/use-interpretations';
import { AnswerInCard, AnswerSource } from '@/components/score/answer-in-card';
import type { LookupRecord, StoredAnswer } from '@/utils/lookup/lookup-record';
import { glanceReport } from '@/utils/reading/glance-report';
import { ruleFor } from '@/utils/reading/profile/profiles';
import { subjectTitle } from '@/utils/result/subject-title';

/** The score as the card shows it, with the response behind a fold; a failure as everywhere else. */
export function FirstScore(props: { record: LookupRecord; answer: StoredAnswer | null; onStop: () => void }) {
  const { record, answer } = props;
  const { t } = useTexts();
  const { profiles } = useApp();
  const lookup = useMemo(() => ({ record, answer }), [record, answer]);
  const report = useInterpretations(useMemo(() => [lookup], [lookup]))(record.id)?.report;
  const isScored = record.state === 'done' && report !== undefined;
  const face = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isScored) face.current?.focus();
  }, [isScored]);
  if (!isScored) return <ConnectionTestResult {...props} />;
  const title = subjectTitle(record.subject);
  return (
    <section
      ref={face}
      tabIndex={-1}
      aria-label={t('welcome.resultOf', { subject: title })}
      data-testid="first-score"
      className="flex motion-safe:animate-appear scroll-my-8 flex-col gap-3 rounded-lg outline-offset-4"
    >
      <div className="flex flex-col gap-2 rounded-lg border border-line bg-raised p-4 shadow-2">
        <p dir="auto" className="text-with-parent truncate font-semibold">
          {title}
        </p>
        <AnswerInCard
          report={glanceReport(report)}
          rule={ruleFor(profiles, record.baseUrl, record.subject.operation) ?? null}
        />
        <AnswerSource record={record} />
      </div>
      <details>
        <summary className="text-accent">{t('welcome.viewResponse')}</summary>
        <div className="mt-3">
          <ConnectionTestResult {...props} />
        </div>
      </details>
    </section>
  );
}
