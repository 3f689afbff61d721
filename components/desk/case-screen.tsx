import { Printer } from 'lucide-react';
import { PastDecisionList } from '@/components/decide/past-decisions';
import { Button } from '@/components/kit/button';
import { DeskLink } from '@/components/kit/route-link';
import { SkeletonList } from '@/components/kit/skeleton';
import { RichText, useTexts } from '@/components/kit/texts';
import { useApp } from '@/components/kit/use-app';
import { useRowLinks } from '@/components/kit/use-desk';
import { openDeskTab } from '@/utils/surfaces/open-desk-tab';
import { caseCells } from './case-cells';
import { CaseLines } from './case-lines';
import { HistoryHead } from './history-head';
import { type ShownCase, useCase } from './use-case';

/** All that is stored of a case: its subjects with their results and decisions, and the lines of the lookup log. */
export function CaseScreen({ of }: { /** See `CaseHandle`. */ of: string }) {
  const { t } = useTexts();
  const { policy } = useApp();
  const shown = useCase(of);
  if (shown === undefined) return <SkeletonList />;
  if (shown === null) return <HistoryHead>{t('history.none')}</HistoryHead>;
  const { content, subjects, readings } = shown;
  const title = <RichText text="purpose.isCase" slots={{ reference: <bdi>{content.reference}</bdi> }} />;
  return (
    <section data-testid="case" className="@container flex flex-col gap-3 pb-3">
      <HistoryHead
        tools={
          policy.allowExport !== false && (
            <Button data-testid="print-case" onPress={() => void openDeskTab({ name: 'print-case', of })}>
              <Printer /> {t('caseFile.print')}
            </Button>
          )
        }
      >
        {title}
      </HistoryHead>
      {subjects.length === 0 && content.erased.length === 0 && <p className="text-muted">{t('history.none')}</p>}
      <div className="grid gap-3 @3xl:grid-cols-2">
        {subjects.map((subject) => (
          <SubjectOfCase key={`${subject.operation} ${subject.subject}`} subject={subject} readings={readings} />
        ))}
      </div>
      <CaseLines content={content} />
    </section>
  );
}

function SubjectOfCase({
  subject,
  readings,
}: { subject: ShownCase['subjects'][number] } & Pick<ShownCase, 'readings'>) {
  const texts = useTexts();
  const { t } = texts;
  const links = useRowLinks();
  return (
    <section data-testid="case-subject" className="flex flex-col gap-1 rounded-lg border border-line p-3">
      <h3 dir="auto" className="font-semibold wrap-anywhere">
        {subject.subject}
      </h3>
      <ul className="flex flex-col gap-1">
        {subject.lookups.map((lookup) => {
          const cells = caseCells(subject, lookup, readings.get(lookup.id), texts);
          const said = [cells.verdict, cells.hits].filter((text) => text !== '').join(' · ');
          return (
            <li key={lookup.id} className="wrap-anywhere">
              {cells.role !== '' && (
                <p>
                  <bdi>{cells.role}</bdi>
                </p>
              )}
              <p className="text-xs text-muted">
                {[cells.asked, cells.when].join(' · ')}
                {cells.line !== '' && ` · ${t('note.log', { line: cells.line })}`}
              </p>
              {lookup.record ? (
                <DeskLink
                  href={links.hrefOf(lookup.id)}
                  aria-current={lookup.id === links.shown || undefined}
                  className="decoration-edge hover:decoration-2"
                  onOpen={() => links.onOpen(lookup.id)}
                >
                  <bdi>{said}</bdi>
                </DeskLink>
              ) : (
                <span className="text-muted">{said}</span>
              )}
              {cells.decision !== '' && (
                <p>
                  {t('rows.decisionIs', { decision: [cells.decision, cells.by].filter(Boolean).join(' · ') })}
                  {cells.note !== '' && (
                    <>
                      {' · '}
                      <bdi>{cells.note}</bdi>
                    </>
                  )}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      <PastDecisionList past={subject.past} isNamed />
    </section>
  );
}
