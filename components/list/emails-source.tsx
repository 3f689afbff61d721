import { useMemo, useState } from 'react';
import { Notice } from '@/components/kit/notice';
import { useTexts } from '@/components/kit/texts';
import type { BatchDraft } from '@/utils/batch/batch-draft';
import { readCsv, type TableShape } from '@/utils/list/csv-table';
import { emailColumns, emailTable, unreadBelowHead } from '@/utils/list/email-table';
import { type EmailsFound, emailsIn, type OddEmail } from '@/utils/list/emails-in';
import { foldSpellings } from '@/utils/list/fold-spellings';
import type { NotedLine } from '@/utils/list/noted-line';
import { isOtherTable } from '@/utils/list/other-table';
import { skippedEmails } from '@/utils/list/skipped-rows';
import { shownFileName } from '@/utils/lookup/batch-record';
import type { ScoreSubject } from '@/utils/service/operations';
import { FoldedSpellings } from './folded-spellings';
import { foundText, type OnSubjects } from './found-subjects';
import { KeptColumns } from './kept-columns';
import { LineList } from './line-list';
import { OddEmails } from './odd-emails';
import { TableShapeControl } from './table-shape';
import { TextSource } from './text-source';
import { useDebounced, useReportFound } from './use-report-found';
import { useSavedSpellings } from './use-saved-spellings';
import { useTextFile } from './use-text-file';

/** Lists texts that look like an address but are not valid. */
export function UnreadLines({ unread }: { unread: EmailsFound['unread'] }) {
  const { t } = useTexts();
  const count = unread.length;
  if (count === 0) return null;
  return (
    <Notice tone="caution" data-testid="unread-lines" title={t('newBatch.linesSkipped', { count })}>
      <p>{t('newBatch.fixAbove')}</p>
      <LineList lines={unread} />
    </Notice>
  );
}

/** Lists cells with several addresses, which become several rows. */
function CrowdedCells({ crowded }: { crowded: readonly NotedLine[] }) {
  const { t } = useTexts();
  if (crowded.length === 0) return null;
  return (
    <Notice data-testid="crowded-cells" title={t('newBatch.crowdedCells', { count: crowded.length })}>
      <p>{t('newBatch.crowdedCellsText')}</p>
      <LineList lines={crowded} />
    </Notice>
  );
}

/** Finds addresses in a text, and lists those the user should check. */
export function EmailsSource({
  draft,
  refresh,
  onDraft,
  onSubjects,
}: {
  draft: BatchDraft;
  /** Whether stored answers are ignored; then the first of several spellings is looked up. */
  refresh: boolean;
  onDraft: (draft: BatchDraft) => void;
  onSubjects: OnSubjects;
}) {
  const texts = useTexts();
  const { t } = texts;
  const file = useTextFile((emails, name) => {
    forgetChoices();
    onDraft({ ...draft, emails, source: 'file', files: { ...draft.files, score: shownFileName(name) } });
  });
  const text = useDebounced(draft.emails, 150);
  const inText = useMemo(() => emailsIn(text), [text]);
  const [shape, setShape] = useState<TableShape>({});
  const table = useMemo(() => readCsv(text, shape), [text, shape]);
  const columns = useMemo(() => emailColumns(table), [table]);
  const found = useMemo(
    () => (columns === null ? inText : { ...inText, unread: unreadBelowHead(inText.unread, table) }),
    [inText, columns, table],
  );
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const wanted = useMemo(() => [...found.subjects, ...chosenOf(found.odd, chosen)], [found, chosen]);
  /** Made for one list: in another, odd addresses would be paid for unasked. */
  function forgetChoices(): void {
    setChosen(new Set());
    setShape({});
  }
  const known = useSavedSpellings(wanted);
  const { subjects, folded } = useMemo(
    () => foldSpellings(known.subjects, refresh ? new Map() : known.saved),
    [known, refresh],
  );
  const others = useMemo(() => columns && emailTable(columns, subjects), [columns, subjects]);
  const skipped = useMemo(() => skippedEmails(found, chosen), [found, chosen]);
  const isCurrent = !file.isWaiting && text === draft.emails && known.subjects === wanted;
  useReportFound({ subjects, skipped, table: others?.table ?? null, isCurrent }, onSubjects);
  return (
    <div className="flex flex-col gap-3">
      <TextSource
        label={t('newBatch.emails')}
        description={t('newBatch.emailsHelp')}
        placeholder={'jane@example.com\nsam.lee@example.org; …'}
        text={draft.emails}
        onText={(emails) => {
          file.forgetNote();
          if (emails === '') forgetChoices();
          const isOther = isOtherTable(draft.emails, emails);
          if (isOther) setShape({});
          const source = draft.source === 'page' && emails !== '' ? 'page' : 'text';
          const files = isOther ? { ...draft.files, score: undefined } : draft.files;
          onDraft({ ...draft, emails, source, files });
        }}
        onFile={file.read}
        file={file.reading}
        choices={file.choices}
      />
      {text.trim() !== '' && (
        <p role="status" data-testid="found">
          {foundText('score', found.subjects.length, found.repeated, texts)}
        </p>
      )}
      {(columns !== null || shape.separator !== undefined) && <TableShapeControl table={table} onChange={setShape} />}
      <FoldedSpellings folded={folded} />
      <UnreadLines unread={found.unread} />
      <CrowdedCells crowded={columns?.crowded ?? []} />
      <KeptColumns columns={others} />
      <OddEmails odd={found.odd} chosen={chosen} onChange={setChosen} />
    </div>
  );
}

/** Returns the chosen ones of the addresses to check and of those offered instead, each once. */
function chosenOf(odd: readonly OddEmail[], chosen: ReadonlySet<string>): ScoreSubject[] {
  const all = odd.flatMap(({ subject, instead }) => (instead ? [subject, instead] : [subject]));
  const byEmail = new Map(all.map((subject) => [subject.request.email, subject]));
  return [...byEmail.values()].filter(({ request }) => chosen.has(request.email));
}
