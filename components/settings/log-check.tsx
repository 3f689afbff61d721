import { useMemo, useState } from 'react';
import { TextField as AriaTextField, FileTrigger, Label, Text, TextArea } from 'react-aria-components';
import { Button } from '@/components/kit/button';
import { INPUT_LOOK } from '@/components/kit/look';
import { Notice } from '@/components/kit/notice';
import { useTexts } from '@/components/kit/texts';
import { checkLog, type LogProblem, readWitnesses } from '@/utils/log/check-log';
import { readLogFile } from '@/utils/log/log-file';
import type { LogLine } from '@/utils/log/log-line';
import type { Texts } from '@/utils/texts/texts';

/** More than a reader follows; the rest is counted in the title. */
const MAX_PROBLEMS = 20;

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
  const problems = useMemo(() => checkLog(lines, witnesses), [lines, witnesses]);
  const [first] = lines;
  const withdrawn = lines.filter(({ content }) => content === null).length;
  const isFine = problems.length === 0;
  return (
    <Notice
      data-testid="log-checked"
      tone={isFine ? 'neutral' : 'problem'}
      title={isFine ? t('log.fine', { count: lines.length }) : t('log.bad', { count: problems.length })}
    >
      <ul className="list-disc ps-5">
        {problems.slice(0, MAX_PROBLEMS).map((problem) => (
          <li key={JSON.stringify(problem)}>{problemText(problem, texts)}</li>
        ))}
      </ul>
      {first?.content?.event === 'deletion' && (
        <p>{t('log.begins', { number: String(first.number), time: formats.moment(first.at, 'exact') })}</p>
      )}
      {withdrawn > 0 && <p>{t('log.withdrawn', { count: withdrawn })}</p>}
      {witnesses.length === 0 && <p>{t('log.noQuotes')}</p>}
    </Notice>
  );
}

function problemText(problem: LogProblem, { t }: Texts): string {
  if (problem.kind === 'cut') return t('log.cut', { number: String(problem.after) });
  const number = String(problem.number);
  if (problem.kind === 'changed') return t('log.changed', { number });
  return problem.kind === 'gap' ? t('log.gap', { number }) : t('log.otherLine', { number });
}
