import { useId } from 'react';
import { ColleagueDecisions } from '@/components/decide/colleagues';
import { DecisionsContext } from '@/components/decide/decisions';
import { AnswerSection } from '@/components/fields/answer-section';
import { DuplicateKeysNotice } from '@/components/fields/duplicate-keys-notice';
import { ShowAll } from '@/components/fields/limited';
import { ReasonsAndCounts } from '@/components/fields/reasons-and-counts';
import { RecordFacts } from '@/components/hits/record-facts';
import { ScreeningRows } from '@/components/hits/screening-rows';
import { useTexts } from '@/components/kit/texts';
import { ScoreFace } from '@/components/score/score-face';
import { purposeJson } from '@/utils/case-file/purpose-json';
import { subjectDecisionText } from '@/utils/decision/decision-texts';
import { requestedAt } from '@/utils/lookup/lookup-record';
import { isScreened, notUnderstoodInWords } from '@/utils/reading/in-words';
import { environmentName } from '@/utils/service/environment';
import { LookupHeader } from './lookup-header';
import { OtherSubjectNotice } from './other-subject';
import type { ShownLookup } from './shown-lookup';

/** What paper shows of a lookup. */
type PrintedFacts = Pick<
  ShownLookup,
  'record' | 'role' | 'answer' | 'read' | 'ruleEditing' | 'decisions' | 'purpose' | 'line'
>;

/** A lookup on paper: exact times and ids, then the whole answer, without folding or controls. */
export function PrintedLookup({
  lookup: { record, role, answer, read, ruleEditing, decisions, purpose, line },
}: {
  lookup: PrintedFacts;
}) {
  const texts = useTexts();
  const { t, formats } = texts;
  const titleId = useId();
  const { reusedFrom } = record;
  const facts = [
    [t('caseFile.lookupId'), record.id],
    [
      t('caseFile.sent'),
      reusedFrom === undefined
        ? formats.moment(requestedAt(record), 'printed')
        : t('caseFile.sentNothing', { id: reusedFrom }),
    ],
    [
      t('caseFile.received'),
      record.endedAt === undefined ? t('caseFile.noResult') : formats.moment(record.endedAt, 'printed'),
    ],
    [t('connection.baseUrl'), record.baseUrl],
    ...(record.environment ? [[t('environment.title'), environmentName(record.environment, texts)]] : []),
    [t('result.httpStatus'), answer === null ? t('connectionTest.noResponse') : String(answer.status)],
  ];
  const stated = purposeJson({ purpose, line });
  const purposeFacts = [
    [t('purpose.case'), stated.case],
    [t('decision.reason'), stated.reason],
    [t('purpose.user'), stated.user],
    [t('settings.log'), stated.logLine],
  ].flatMap(([name = '', value]) => (value ? [[name, value]] : []));
  const made = decisions?.made.subject;
  const decidedFacts = made
    ? [
        [t('decision.title'), [subjectDecisionText(made, texts), made.operator].filter(Boolean).join(' · ')],
        ...(made.note === '' ? [] : [[t('decision.note'), made.note]]),
      ]
    : [];
  return (
    <article data-testid="printed" aria-labelledby={titleId} className="flex flex-col gap-3">
      <LookupHeader record={record} role={role} now={null} heading={{ id: titleId }} />
      <dl className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-3 text-xs">
        {[...facts, ...purposeFacts, ...decidedFacts].map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {read && (
        <ShowAll value={true}>
          <OtherSubjectNotice record={record} report={read.report} />
          <ScoreFace report={read.report} rule={ruleEditing?.rule ?? null} />
          <DuplicateKeysNotice report={read.report} />
          <ReasonsAndCounts report={read.report} />
          <DecisionsContext value={decisions ?? null}>
            <ColleagueDecisions hit={null} />
            <ScreeningRows record={record} report={read.report} onShow={null} />
          </DecisionsContext>
          <RecordFacts record={record} report={read.report} onShow={null} />
          {isScreened(read.report) && (
            <p className="text-xs text-muted">{notUnderstoodInWords(read.report.coverage, texts)}</p>
          )}
          {read.report.sections.map((section) => (
            <AnswerSection key={section.group} section={section} isOpen note="" onToggle={() => undefined} />
          ))}
        </ShowAll>
      )}
    </article>
  );
}
