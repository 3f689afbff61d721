import { useId, useState } from 'react';
import { Button } from '@/components/kit/button';
import { Notice } from '@/components/kit/notice';
import { useTexts } from '@/components/kit/texts';
import { useNow } from '@/components/kit/use-now';
import { FailureNotice } from '@/components/result/failure-notice';
import { visibleText } from '@/utils/json/visible-text';
import type { LookupRecord, StoredAnswer } from '@/utils/lookup/lookup-record';
import { STATE_TEXTS } from '@/utils/lookup/state-texts';
import { isFinal } from '@/utils/lookup/transitions';
import { describeSubject } from '@/utils/service/request-subject';

/** Shows the outcome of a test and the exact response, without interpreting it. */
export function ConnectionTestResult({
  record,
  answer,
  onStop,
}: {
  record: LookupRecord;
  answer: StoredAnswer | null;
  onStop: () => void;
}) {
  const { t, formats } = useTexts();
  const { subject, state, failure } = record;
  const facts: [string, string][] = [
    [t('connectionTest.lookedUp'), describeSubject(subject).title],
    [t('connectionTest.status'), t(STATE_TEXTS[state])],
  ];
  // A body that is too large to keep still has a status.
  const status = answer?.status ?? failure?.status;
  if (status !== undefined) facts.push([t('result.httpStatus'), String(status)]);
  if (answer) {
    facts.push(
      [t('connectionTest.contentType'), answer.contentType || t('value.notProvided')],
      [t('connectionTest.time'), formats.duration(answer.ms, 'millisecond')],
      [t('connectionTest.size'), t('connectionTest.bytes', { count: new TextEncoder().encode(answer.text).length })],
    );
  }
  return (
    <div data-testid="test-result" data-state={state} className="flex flex-col gap-3">
      <Outcome record={record} onStop={onStop} />
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd dir="auto" className="min-w-0">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {answer && <ConnectionTestBody key={answer.id} text={answer.text} />}
      {!answer && isFinal(state) && <p>{t('connectionTest.noResponse')}</p>}
    </div>
  );
}

function Outcome({ record, onStop }: { record: LookupRecord; onStop: () => void }) {
  const { t } = useTexts();
  const { state, failure, host } = record;
  if (!isFinal(state)) return <Waiting record={record} onStop={onStop} />;
  if (state === 'done') {
    return (
      <Notice title={t('connectionTest.works')}>
        <p>{t('connectionTest.worksNext', { host })}</p>
      </Notice>
    );
  }
  if (failure) return <FailureNotice failure={failure} actions={{}} />;
  return (
    <Notice tone="caution" title={t('lookupState.unknown')}>
      <p>{t('result.unknownText')}</p>
    </Notice>
  );
}

function Waiting({ record, onStop }: { record: LookupRecord; onStop: () => void }) {
  const { t, formats } = useTexts();
  const now = useNow(250);
  const seconds = Math.max(0, Math.floor((now - record.createdAt) / 1000));
  return (
    <Notice
      title={t('connectionTest.waiting', { host: record.host })}
      actions={<Button onPress={onStop}>{t('action.stop')}</Button>}
    >
      {/* Not announced each second, although the notice around it is a live region. */}
      <p aria-hidden="true" className="text-muted">
        {t('connectionTest.waited', {
          time: formats.duration(seconds, 'second'),
          limit: formats.duration(record.timeoutSeconds, 'second'),
        })}
      </p>
    </Notice>
  );
}

/** Maximum number of characters drawn: an answer of a mebibyte would block the page. */
const SHOWN_CHARACTERS = 100_000;

/** Shows the body of an answer as plain text only. */
function ConnectionTestBody({ text }: { text: string }) {
  const { t } = useTexts();
  const [isWhole, setWhole] = useState(false);
  const title = useId();
  if (text === '') return <p>{t('connectionTest.emptyBody')}</p>;
  const isCut = !isWhole && text.length > SHOWN_CHARACTERS;
  return (
    <div className="flex flex-col gap-1">
      <h3 id={title} className="font-medium">
        {t('raw.text')}
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section tabIndex={0} aria-labelledby={title} className="max-h-80 overflow-auto rounded-md bg-well">
        <pre dir="ltr" className="p-2 font-mono text-xs whitespace-pre-wrap">
          {visibleText(isCut ? text.slice(0, SHOWN_CHARACTERS) : text)}
        </pre>
      </section>
      {isCut && (
        <p className="flex flex-wrap items-center gap-3">
          <span>{t('connectionTest.firstPart', { shown: SHOWN_CHARACTERS, total: text.length })}</span>
          <Button onPress={() => setWhole(true)}>{t('list.showAll', { total: text.length })}</Button>
        </p>
      )}
    </div>
  );
}
