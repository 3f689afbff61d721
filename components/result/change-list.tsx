import { ArrowRight } from 'lucide-react';
import { RichText, useTexts } from '@/components/kit/texts';
import { visibleText } from '@/utils/json/visible-text';
import { type AnswerChange, answerChanges } from '@/utils/reading/answer-changes';
import { fieldNames } from '@/utils/reading/sections/field-names';
import type { HistoryEntry } from './history-entry';
import { Limited } from './limited';

/** Lists the differences between two answers, field by field, as sent. */
export function ChangeList({ before, after }: { before: HistoryEntry; after: HistoryEntry }) {
  const texts = useTexts();
  const { t } = texts;
  const changes = answerChanges(before.read, after.read, texts);
  const nameOf = fieldNames(before.read.report.sections, after.read.report.sections);
  if (changes.length === 0) return <p>{t('history.noChanges')}</p>;
  return (
    <Limited items={changes} first={30}>
      {(shown) => (
        <ul aria-label={t('history.changes')} className="flex flex-col">
          {shown.map((change) => (
            <li key={change.pointer} className="border-t border-line py-1 first:border-0">
              <bdi className="block text-xs text-muted" title={visibleText(change.pointer)}>
                {nameOf(change.pointer)}
              </bdi>
              <Words change={change} />
            </li>
          ))}
        </ul>
      )}
    </Limited>
  );
}

function Words({ change: { before, after } }: { change: AnswerChange }) {
  const added = (
    <b>
      <bdi>{after}</bdi>
    </b>
  );
  if (before === null) return <RichText text="history.added" slots={{ value: added }} />;
  if (after === null) return <RichText text="history.removed" slots={{ value: <bdi>{before}</bdi> }} />;
  return (
    <span>
      <bdi>{before}</bdi>
      <ArrowRight className="mx-1 inline size-3.5 align-[-0.15em] rtl:rotate-180" />
      {/* For screen readers, and for a copy of the line. */}
      <span className="sr-only"> → </span>
      {added}
    </span>
  );
}
