import { useMemo, useState } from 'react';
import { countryList } from '@/components/kit/country-list';
import { useTexts } from '@/components/kit/texts';
import { useApp } from '@/components/kit/use-app';
import type { BatchDraft } from '@/utils/batch/batch-draft';
import type { ColumnAnswers } from '@/utils/list/column-question';
import { readCsv, type TableShape } from '@/utils/list/csv-table';
import { isOtherTable } from '@/utils/list/other-table';
import { skippedRows } from '@/utils/list/skipped-rows';
import { guessColumns, type SubjectColumns } from '@/utils/list/subject-columns';
import { readSubjectRows, type SubjectRows } from '@/utils/list/subject-rows';
import { subjectTable } from '@/utils/list/subject-table';
import { NO_VALUE_ANSWERS, type ValueAnswers } from '@/utils/list/value-question';
import { shownFileName } from '@/utils/lookup/batch-record';
import { calendarDay } from '@/utils/settings/calendar-day';
import type { NameAnswers } from '@/utils/subject/name-cell';
import { NO_ANSWERS } from '@/utils/subject/read-birth-date';
import { AskedRows, RemarkedRows, SharedRows } from './asked-rows';
import { BadRows, BrokenHead } from './bad-rows';
import { ColumnFields } from './column-fields';
import { DateQuestions } from './date-questions';
import { foundText, type OnSubjects } from './found-subjects';
import { KeptColumns } from './kept-columns';
import { NameQuestions } from './name-questions';
import { TableShapeControl } from './table-shape';
import { TextSource } from './text-source';
import { useDebounced, useReportFound } from './use-report-found';
import { useTextFile } from './use-text-file';
import { ValueQuestions } from './value-questions';

const NOTHING: SubjectRows = {
  subjects: [],
  lines: [],
  others: [],
  bad: [],
  asked: [],
  remarked: [],
  repeated: 0,
  shared: [],
  dateQuestions: [],
  valueQuestions: [],
  nameQuestions: [],
  waiting: [],
};

/** What the user has chosen for one table. Another table starts without it. */
interface TableChoices {
  shape: TableShape;
  includeAsked: boolean;
  /** Answers hold for one column of dates. */
  dates: { of: string; answers: ColumnAnswers } | null;
  /** A value means the same in every column. */
  values: ValueAnswers;
  names: NameAnswers;
}
const NO_CHOICES: TableChoices = { shape: {}, includeAsked: false, dates: null, values: NO_VALUE_ANSWERS, names: {} };

/** Subjects as a table: its columns, the rows that cannot be sent, and the remaining rows. */
export function SubjectsSource({
  draft,
  onDraft,
  onSubjects,
}: {
  draft: BatchDraft;
  onDraft: (draft: BatchDraft) => void;
  onSubjects: OnSubjects;
}) {
  const texts = useTexts();
  const { t } = texts;
  const [choices, setChoices] = useState(NO_CHOICES);
  const { shape, includeAsked, values, names } = choices;
  const file = useTextFile((subjects, name) => {
    setChoices(NO_CHOICES);
    onDraft({ ...draft, subjects, source: 'file', files: { ...draft.files, overview: shownFileName(name) } });
  });
  const text = useDebounced(draft.subjects, 150);
  const table = useMemo(() => readCsv(text, shape), [text, shape]);
  // A heading may have a line break.
  const headings = JSON.stringify(table.columns);
  // A choice of columns is valid only for the headings it was made for.
  const [corrected, setCorrected] = useState<{ headings: string; columns: SubjectColumns } | null>(null);
  const columns = useMemo(
    () => (corrected?.headings === headings ? corrected.columns : guessColumns(table.columns, table.rows, texts)),
    [corrected, headings, table, texts],
  );
  const isMapped = columns.name.length > 0 && columns.entityType !== null;
  const { countryFormat } = useApp().settings;
  const dates = `${columns.dob} ${headings}`;
  const answers = choices.dates?.of === dates ? choices.dates.answers : NO_ANSWERS;
  const rows = useMemo(() => {
    if (!isMapped) return NOTHING;
    const { codeOf } = countryList(texts.locale);
    const by = { today: calendarDay(new Date()), format: countryFormat, codeOf, answers, values, names, includeAsked };
    return readSubjectRows(table, columns, by);
  }, [table, columns, isMapped, countryFormat, answers, values, names, includeAsked, texts]);
  const { subjects, lines, others: otherNames, bad, asked, waiting } = rows;
  const others = useMemo(
    () =>
      subjects.length > 0
        ? subjectTable(table.columns, columns, lines, { heading: t('names.otherNames'), names: otherNames })
        : null,
    [subjects, table, columns, lines, otherNames, t],
  );
  const skipped = useMemo(
    () => skippedRows({ bad, asked, waiting }, includeAsked),
    [bad, asked, waiting, includeAsked],
  );
  const isCurrent = !file.isWaiting && text === draft.subjects;
  useReportFound({ subjects, skipped, table: others?.table ?? null, isCurrent }, onSubjects);
  return (
    <div className="flex flex-col gap-3">
      <TextSource
        label={t('newBatch.table')}
        description={t('newBatch.tableHelp')}
        placeholder={'subject_name,entity_type,dob,nationality\nCasey Cobblefield,individual,1980-05-12,GB'}
        text={draft.subjects}
        onText={(next) => {
          file.forgetNote();
          const isOther = isOtherTable(draft.subjects, next);
          if (isOther) setChoices(NO_CHOICES);
          const files = isOther ? { ...draft.files, overview: undefined } : draft.files;
          onDraft({ ...draft, subjects: next, source: 'text', files });
        }}
        onFile={file.read}
        file={file.reading}
        choices={file.choices}
      />
      {table.brokenHeadTo !== undefined && <BrokenHead to={table.brokenHeadTo} />}
      {table.columns.length > 0 && (
        <>
          <TableShapeControl table={table} onChange={(next) => setChoices({ ...NO_CHOICES, shape: next })} />
          <ColumnFields
            columns={table.columns}
            rows={table.rows}
            chosen={columns}
            onChange={(next) => setCorrected({ headings, columns: next })}
          />
          <p role="status" data-testid="found">
            {isMapped
              ? foundText('overview', subjects.length, rows.repeated, texts)
              : t(columns.name.length > 0 ? 'newBatch.mapType' : 'newBatch.mapColumns')}
          </p>
          <NameQuestions
            questions={rows.nameQuestions}
            answers={names}
            onAnswers={(next) => setChoices({ ...choices, names: next })}
          />
          <DateQuestions
            questions={rows.dateQuestions}
            answers={answers}
            onAnswers={(next) => setChoices({ ...choices, dates: { of: dates, answers: next } })}
          />
          <ValueQuestions
            questions={rows.valueQuestions}
            answers={values}
            onAnswers={(next) => setChoices({ ...choices, values: next })}
          />
          <AskedRows
            asked={asked}
            isIncluded={includeAsked}
            onInclude={(next) => setChoices({ ...choices, includeAsked: next })}
          />
          <RemarkedRows remarked={rows.remarked} />
          <SharedRows shared={rows.shared} />
          <BadRows bad={bad} />
          <KeptColumns columns={others} />
        </>
      )}
    </div>
  );
}
