import { useId, useState } from 'react';
import { Button } from '@/components/form/button';
import { Notice } from '@/components/notice';
import { FailureNotice } from '@/components/result/failure-notice';
import { useNow } from '@/components/use-now';
import type { LookupRecord, LookupState, StoredAnswer } from '@/utils/lookup/lookup-record';
import { isFinal } from '@/utils/lookup/transitions';
import { visibleText } from '@/utils/reading/json/visible-text';
import { describeSubject } from '@/utils/service/request-subject';

const STATES: Record<LookupState, string> = {
  queued: 'Waiting for its turn',
  sending: 'Waiting for the answer',
  done: 'Answered',
  failed: 'Failed',
  unknown: 'Outcome unknown',
  cancelled: 'Stopped',
};

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
  const { subject, state, failure } = record;
  const facts: [string, string][] = [
    ['Asked about', describeSubject(subject).title],
    ['State', STATES[state]],
  ];
  // A body that is too large to keep still has a status.
  const status = answer?.status ?? failure?.status;
  if (status !== undefined) facts.push(['HTTP status', String(status)]);
  if (answer) {
    facts.push(
      ['Content type', answer.contentType || 'none stated'],
      ['Time', `${answer.ms.toLocaleString('en')} ms`],
      ['Size', `${new TextEncoder().encode(answer.text).length.toLocaleString('en')} bytes`],
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
      {!answer && isFinal(state) && <p>There is no answer to show.</p>}
    </div>
  );
}

function Outcome({ record, onStop }: { record: LookupRecord; onStop: () => void }) {
  const { state, failure, host } = record;
  if (!isFinal(state)) return <Waiting record={record} onStop={onStop} />;
  if (state === 'done') {
    return (
      <Notice title={`${host} answered.`}>
        <p>The connection works. The answer is kept like that of any other look-up.</p>
      </Notice>
    );
  }
  if (failure) return <FailureNotice failure={failure} actions={{}} />;
  return (
    <Notice tone="caution" title="Outcome unknown">
      <p>Sightline was interrupted, and the answer is lost. The service may have counted this look-up.</p>
    </Notice>
  );
}

function Waiting({ record, onStop }: { record: LookupRecord; onStop: () => void }) {
  const now = useNow(250);
  const seconds = Math.max(0, Math.floor((now - record.createdAt) / 1000));
  return (
    <Notice title={`Asking ${record.host}…`} actions={<Button onPress={onStop}>Stop</Button>}>
      {/* Not announced each second, although the notice around it is a live region. */}
      <p aria-hidden="true" className="text-muted">
        {seconds} s of at most {record.timeoutSeconds} s
      </p>
    </Notice>
  );
}

/** Most characters drawn: an answer of a mebibyte would block the page. */
const SHOWN_CHARACTERS = 100_000;

/** Shows the body of an answer as plain text only. */
function ConnectionTestBody({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false);
  const title = useId();
  if (text === '') return <p>The body of the answer is empty.</p>;
  const isCut = !isWhole && text.length > SHOWN_CHARACTERS;
  return (
    <div className="flex flex-col gap-1">
      <h3 id={title} className="font-medium">
        Body as received
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section tabIndex={0} aria-labelledby={title} className="max-h-80 overflow-auto rounded-md bg-well">
        <pre dir="ltr" className="p-2 font-mono text-xs whitespace-pre-wrap">
          {visibleText(isCut ? text.slice(0, SHOWN_CHARACTERS) : text)}
        </pre>
      </section>
      {isCut && (
        <p className="flex flex-wrap items-center gap-3">
          <span>
            The first {SHOWN_CHARACTERS.toLocaleString('en')} of {text.length.toLocaleString('en')} characters.
          </span>
          <Button onPress={() => setWhole(true)}>Show all</Button>
        </p>
      )}
    </div>
  );
}
