import { useMemo, useState } from 'react';
import { TextField as AriaTextField, FileTrigger, Label, Text, TextArea } from 'react-aria-components';
import { Button } from '@/components/kit/button';
import { INPUT_LOOK } from '@/components/kit/look';
import { Notice } from '@/components/kit/notice';
import { useTexts } from '@/components/kit/texts';
import { checkLog, type LogFindings, type LogProblem } from '@/utils/log/check-log';
import { readLogFile } from '@/utils/log/log-file';
import type { LogLine } from '@/utils/log/log-line';
import { readWitnesses } from '@/utils/log/quotes';
import type { Texts } from '@/utils/texts/texts';

/** More than a reader follows; the rest is counted in the title. */
const MAX_LISTED = 20;

/** Checks an exported log: it says which lines were changed, removed or moved. The file is only read here. */
export function LogCheck() {
  const { t } = useTexts();
  const [lines, setLines] = useState<LogLine[] | null>();
  const [quotes, setQuotes] = useState('');
  const choose = async (files: FileList | null) => {
    const file = files?.[0];
    if (file) setLines(readLogFile(await file.text().catch(() => '')));
  };
  return (
    <div className="flex flex-col gap-2" data-testid="log-check">
      <h3 id="check-log" className="font-medium">
        {t('log.check')}
      </h3>
      <p className="text-muted">{t('log.checkHelp')}</p>
      <AriaTextField value={quotes} onChange={setQuotes} className="flex flex-col gap-1">
        <Label>{t('log.quotes')}</Label>
        <TextArea dir="auto" rows={2} className={INPUT_LOOK} />
        <Text slot="description" className="text-xs text-muted">
          {t('log.quotesHelp', { example: t('note.log', { line: '412 · 9f3c0a12' }) })}
        </Text>
      </AriaTextField>
      <div>
        <FileTrigger acceptedFileTypes={['application/json', '.json', 'text/csv', '.csv']} onSelect={choose}>
          <Button>{t('log.choose')}</Button>
        </FileTrigger>
      </div>
      <div role="status">
        {lines === null && <Notice tone="problem" title={t('log.foreign')} />}
        {lines && <CheckedLog lines={lines} quotes={quotes} />}
      </div>
    </div>
  );
}

function CheckedLog({ lines, quotes }: { lines: readonly LogLine[]; quotes: string }) {
  const texts = useTexts();
  const { t, formats } = texts;
  const witnesses = useMemo(() => readWitnesses(quotes), [quotes]);
  const { problems, emptied, deletion } = useMemo(() => checkLog(lines, witnesses), [lines, witnesses]);
  const isPartly = emptied.length > 0 || deletion !== null;
  const withdrawn = emptied.reduce((sum, [first, last]) => sum + last - first + 1, 0);
  const fine = isPartly ? t('log.partly') : t('log.fine', { count: lines.length });
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
      {witnesses.length === 0 && <p>{t('log.noQuotes')}</p>}
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
