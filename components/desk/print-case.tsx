import { Fragment } from 'react';
import { PastDecisionList } from '@/components/decide/past-decisions';
import { ShowAll } from '@/components/fields/limited';
import { RichText, useTexts } from '@/components/kit/texts';
import { caseCells } from './case-cells';
import { CaseLines } from './case-lines';
import { Paper } from './print-page';
import { type ShownCase, useCase } from './use-case';

/** A case on one paper: first a table of its lookups, also of those that are gone, then each result as it prints alone. */
export function PrintCase({ of }: { /** See `CaseHandle`. */ of: string }) {
  const { t } = useTexts();
  const shown = useCase(of);
  if (shown === undefined) return null;
  if (shown === null) return <p>{t('history.none')}</p>;
  const kept = shown.content.lookups.filter(({ state }) => state === 'done');
  return (
    <Paper
      ids={kept.map(({ id }) => id)}
      isCoverReady={kept.every(({ id }) => shown.readings.has(id))}
      cover={<Cover shown={shown} />}
    />
  );
}

/** An address needs more room than a number. */
const WIDTHS = ['w-[28%]', 'w-[15%]', 'w-[15%]', 'w-[10%]', 'w-[16%]', 'w-[9%]', 'w-[7%]'];

function Cover({ shown: { content, subjects, readings } }: { shown: ShownCase }) {
  const texts = useTexts();
  const { t } = texts;
  const heads = [
    ...[t('rows.subject'), t('rows.time'), t('rows.label'), t('count.hits')],
    ...[t('decision.title'), t('purpose.user'), t('settings.log')],
  ];
  return (
    <ShowAll value={true}>
      <h2 className="text-base font-semibold">
        <RichText text="purpose.isCase" slots={{ reference: <bdi>{content.reference}</bdi> }} />
      </h2>
      <table data-testid="case-table" className="w-full table-fixed text-xs">
        <thead>
          <tr className="border-b border-edge text-start text-muted">
            {heads.map((head, i) => (
              <th
                key={head}
                scope="col"
                className={`pe-2 text-start align-bottom font-normal wrap-anywhere ${WIDTHS[i] ?? ''}`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {subjects.map((subject) => (
            <Fragment key={`${subject.operation} ${subject.subject}`}>
              {subject.lookups.map((lookup) => {
                const cells = caseCells(subject, lookup, readings.get(lookup.id), texts);
                return (
                  <tr key={lookup.id} className="break-inside-avoid border-b border-line align-top">
                    <th scope="row" className="pe-2 text-start font-normal wrap-anywhere">
                      <bdi className="font-semibold">{subject.subject}</bdi>
                      <br />
                      {cells.role !== '' && (
                        <>
                          <bdi>{cells.role}</bdi>
                          <br />
                        </>
                      )}
                      {cells.asked}
                    </th>
                    {[cells.when, cells.verdict, cells.hits, cells.decision, cells.by, cells.line].map((text, i) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table
                      <td key={i} dir="auto" className="pe-2 wrap-anywhere">
                        {text}
                      </td>
                    ))}
                  </tr>
                );
              })}
              {subject.past.length > 0 && (
                <tr className="border-b border-line">
                  <td colSpan={heads.length}>
                    <PastDecisionList past={subject.past} isNamed />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
      <CaseLines content={content} />
    </ShowAll>
  );
}
