import { useMemo, useState } from 'react';
import { TextField as AriaTextField, FileTrigger, Label, Text, TextArea } from 'react-aria-components';
import { Button } from '@/components/kit/button';
import { INPUT_LOOK } from '@/components/kit/look';
import { Notice } from '@/components/kit/notice';
import { useTexts } from '@/components/kit/texts';
import { checkLog, type LogFindings, type LogProblem } from '@/utils/log/check-log';
import { readLogFile } from '@/utils/log/log-file';
import type { LogLine } from '@/utils/log/log-line';
import { readWitnesses, type Witness } from '@/utils/log/quotes';
import type { Texts } from '@/utils/texts/texts';
import { TeamLogTables } from './team-log-tables';

/** More than a reader follows; the rest is counted in the title. */
const MAX_LISTED = 20;

/** A chosen file; `lines` is null if it is no log. */
interface ChosenLog {
  name: string;
  lines: LogLine[] | null;
}

/**
 * Checks exported logs: it says which lines were changed, removed or moved, and counts what those say together that have no problem.
 * The files are only read here.
 */
export function LogCheck({ mayExport }: { mayExport: boolean }) {
  const { t } = useTexts();
  const [logs, setLogs] = useState<readonly ChosenLog[]>([]);
  const [quotes, setQuotes] = useState('');
  const choose = async (files: FileList | null) => {
    const read = [...(files ?? [])].map(async (file) => ({
      name: file.name,
      lines: readLogFile(await file.text().catch(() => '')),
    }));
    if (read.length > 0) setLogs(await Promise.all(read));
  };
  const witnesses = useMemo(() => readWitnesses(quotes), [quotes]);
  const checked = useMemo(
    () =>
      logs.map((log) => ({ ...log, findings: log.lines && checkLog(log.lines, witnessesOf(log, logs, witnesses)) })),
    [logs, witnesses],
  );
  const sound = useMemo(
    () => checked.flatMap(({ lines, findings }) => (lines && findings?.problems.length === 0 ? [lines] : [])),
    [checked],
  );
  return (
    <div className="flex flex-col gap-2" data-testid="log-check">
      <h3 id="check-log" className="font-medium">
        {t('log.check')}
      </h3>
      <p className="text-muted">{t('log.checkHelp')}</p>
      <AriaTextField value={quotes} onChange={setQuotes} className="flex flex-col gap-1">
        <Label>{t('log.quotes')}</Label>
        <TextArea rows={2} className={`${INPUT_LOOK} text-start [unicode-bidi:plaintext]`} />
        <Text slot="description" className="text-xs text-muted">
          {t('log.quotesHelp', { example: t('note.log', { line: '412 · 9f3c0a12' }) })}
        </Text>
      </AriaTextField>
      <div>
        <FileTrigger
          allowsMultiple
          acceptedFileTypes={['application/json', '.json', 'text/csv', '.csv']}
          onSelect={(files) => void choose(files)}
        >
          <Button>{t('log.choose')}</Button>
        </FileTrigger>
      </div>
      <div role="status" className="flex flex-col gap-2">
        {checked.map(({ name, lines, findings }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
          <div key={i}>
            {checked.length > 1 && (
              <h4 className="wrap-anywhere">
                <bdi>{name}</bdi>
              </h4>
            )}
            {lines && findings ? (
              <CheckedLog count={lines.length} findings={findings} isQuoted={witnesses.length > 0} />
            ) : (
              <Notice tone="problem" title={t('log.foreign')} />
            )}
          </div>
        ))}
        {sound.length > 0 && sound.length < checked.length && (
          <p className="font-medium">{t('logs.counted', { part: sound.length, total: checked.length })}</p>
        )}
      </div>
      {sound.length > 0 && <TeamLogTables logs={sound} mayExport={mayExport} />}
    </div>
  );
}

/** A quoted line that another file has is not missing from this one. */
const witnessesOf = (log: ChosenLog, logs: readonly ChosenLog[], witnesses: readonly Witness[]): Witness[] =>
  witnesses.filter(
    ({ number, digest }) =>
      !logs.some(
        (other) =>
          other !== log && other.lines?.some((line) => line.number === number && line.digest.startsWith(digest)),
      ),
  );

function CheckedLog({
  count,
  findings: { problems, emptied, deletion },
  isQuoted,
}: {
  count: number;
  findings: LogFindings;
  isQuoted: boolean;
}) {
  const texts = useTexts();
  const { t, formats } = texts;
  const isPartly = emptied.length > 0 || deletion !== null;
  const withdrawn = emptied.reduce((sum, [first, last]) => sum + last - first + 1, 0);
  const fine = isPartly ? t('log.partly') : t('log.fine', { count });
  return (
    <Notice
      data-testid="log-checked"
      tone={problems.length > 0 ? 'problem' : isPartly ? 'caution' : 'neutral'}
      title={problems.length > 0 ? t('log.bad', { count: problems.length }) : fine}
    >
      <ul className="list-disc ps-5">
        {problems.slice(0, MAX_LISTED).map((problem) => (
          <li key={JSON.stringify(problem)}>{problemText(problem, texts)}</li>
        ))}
      </ul>
      {deletion && (
        <p>{t('log.begins', { number: String(deletion.number), time: formats.moment(deletion.at, 'exact') })}</p>
      )}
      {withdrawn > 0 && <p>{t('log.withdrawn', { count: withdrawn, lines: rangesText(emptied) })}</p>}
      {!isQuoted && <p>{t('log.noQuotes')}</p>}
    </Notice>
  );
}

/** Returns "3–7, 9". */
function rangesText(ranges: LogFindings['emptied']): string {
  const parts = ranges.slice(0, MAX_LISTED).map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`));
  return [...parts, ...(ranges.length > MAX_LISTED ? ['…'] : [])].join(', ');
}

function problemText(problem: LogProblem, { t }: Texts): string {
  if (problem.kind === 'cut') return t('log.cut', { number: String(problem.after) });
  const number = String(problem.number);
  if (problem.kind === 'changed') return t('log.changed', { number });
  if (problem.kind === 'not-there') return t('log.notThere', { number });
  return problem.kind === 'gap' ? t('log.gap', { number }) : t('log.otherLine', { number });
}
