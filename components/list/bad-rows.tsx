import { Fragment } from 'react';
import { Notice } from '@/components/kit/notice';
import { RichText, useTexts } from '@/components/kit/texts';
import type { RowProblem } from '@/utils/list/read-row';
import type { SubjectRows } from '@/utils/list/subject-rows';
import { LineList } from './line-list';

/** Lists the rows that are not sent, each with its line and its reasons. */
export function BadRows({ bad }: { bad: SubjectRows['bad'] }) {
  const { t } = useTexts();
  const count = bad.length;
  if (count === 0) return null;
  return (
    <Notice tone="caution" data-testid="bad-rows" title={t('newBatch.rowsSkipped', { count })}>
      <p>{t('newBatch.fixAbove')}</p>
      <LineList lines={bad}>{({ reasons }) => <RowReasons reasons={reasons} />}</LineList>
    </Notice>
  );
}

/** Returns the reasons of a row as sentences. */
export const RowReasons = ({ reasons }: { reasons: readonly RowProblem[] }) =>
  reasons.map((problem) => (
    <Fragment key={problem.text}>
      <Reason problem={problem} />{' '}
    </Fragment>
  ));

function Reason({ problem }: { problem: RowProblem }) {
  const { t } = useTexts();
  if (problem.text === 'badRow.unknownType') {
    const kinds = { individual: t('subject.individual'), business: t('subject.business') };
    return <RichText text={problem.text} slots={{ value: <bdi>{problem.value}</bdi>, ...kinds }} />;
  }
  if (problem.text === 'badRow.readAs')
    return <RichText text={problem.text} slots={{ value: <bdi>{problem.value}</bdi>, read: problem.read }} />;
  if ('value' in problem) return <RichText text={problem.text} slots={{ value: <bdi>{problem.value}</bdi> }} />;
  return 'to' in problem ? t(problem.text, { from: String(problem.from), to: String(problem.to) }) : t(problem.text);
}

/** Shown when the headings of a table cannot be separated from its rows. */
export function BrokenHead({ to }: { to: number }) {
  const { t } = useTexts();
  return (
    <Notice tone="caution" data-testid="broken-head" title={t('badRow.header')}>
      <p>{to === 1 ? t('badRow.headerQuotes') : t('badRow.headerOpenQuote', { count: to })}</p>
    </Notice>
  );
}
