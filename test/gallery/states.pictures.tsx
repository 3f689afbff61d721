import { CardFace } from '@/components/card/card-face';
import { PageEmailList } from '@/components/desk/page-email-list';
import { Select } from '@/components/kit/select';
import { RowsTable } from '@/components/lookups/rows-table';
import { FailureNotice } from '@/components/result/failure-notice';
import { PrintedLookup } from '@/components/result/printed-lookup';
import { EMPTY_SUMMARY } from '@/utils/batch/row-summary';
import { caseNote } from '@/utils/case-file/case-note';
import { parseAnswer } from '@/utils/reading/parse-answer';
import { resultOf } from '@/utils/result/result';
import { subjectTitle } from '@/utils/result/subject-title';
import { failureKind } from '@/utils/service/failure';
import { LONG_EMAIL } from '../unit/components/extremes';
import {
  AnsweredCard,
  EMAIL,
  PERSON,
  recordOf,
  shownLookupOf,
  unansweredCard,
} from '../unit/components/result/result-stage';
import { answerTo } from './answers';
import { TEXTS } from './gallery-texts';
import { Lookup } from './lookup';
import { take } from './take';

const ANSWERS = [
  { id: 'a', name: 'owen@kestrel.example.com, 2 minutes ago' },
  { id: 'b', name: 'casey.cobblefield@example.com, 3 hours ago' },
] as const;
const noop = () => undefined;
const ACTIONS = {
  'open-settings': noop,
  'grant-permission': noop,
  'ask-again': noop,
  'edit-input': noop,
  'open-dashboard': noop,
};
const SAYS = 'The daily quota of your plan has been used. See your account.';

/** The frame of the card in a page. */
const CARD = { widths: [360], height: 320 };

take('sending', () => (
  <Lookup record={{ state: 'sending', createdAt: Date.now() - 7000, sentAt: Date.now() - 7000 }} />
));
take('unknown', () => <Lookup record={{ state: 'unknown' }} />);
take('stopped', () => <Lookup record={{ state: 'cancelled', failure: { kind: 'cancelled' } }} />);
take('paused', () => <Lookup record={{ state: 'queued', batchId: 'b', attempt: 0 }} isPaused />);
take('stored-row', () => (
  <Lookup
    answer={answerTo('casey.cobblefield@example.com', 'flat')}
    record={{ batchId: 'b', createdAt: Date.now(), reusedFrom: 'a' }}
  />
));
take('incomplete', () => (
  <Lookup record={{ state: 'failed', failure: { kind: 'incomplete', host: 'api.example.com', status: 200 } }} />
));
take('repeated', () => (
  <Lookup record={{ state: 'failed', attempt: 2, failure: { kind: 'service-fault', status: 503, retryAfter: 5 } }} />
));
take('rate-limit', () => (
  <Lookup
    record={{
      state: 'failed',
      endedAt: Date.now() - 4000,
      failure: {
        kind: 'too-many-requests',
        status: 429,
        retryAfter: 60,
        serviceText: 'Slow down',
        reference: 'req_8812',
      },
    }}
  />
));
// A picture has room for this many.
const KINDS_IN_PICTURE = 9;
for (let first = 0; first < failureKind.options.length; first += KINDS_IN_PICTURE) {
  take(`failures-${first + 1}`, () => (
    <div className="flex flex-col gap-3">
      {failureKind.options.slice(first, first + KINDS_IN_PICTURE).map((kind) => (
        <FailureNotice
          key={kind}
          failure={{
            kind,
            host: 'api.example.com',
            status: 403,
            seconds: 20,
            serviceText: SAYS,
            reference: 'req_8812',
          }}
          actions={ACTIONS}
        />
      ))}
    </div>
  ));
}

for (const layout of ['flat', 'enveloped', 'scoreless', 'two-scores', 'text']) {
  const text = () => JSON.stringify(answerTo('casey.cobblefield@example.com', layout));
  take(`card-${layout}`, () => <AnsweredCard text={text()} how="reused" />, CARD);
}
for (const [name, text] of Object.entries({
  'sent-twice': '{"risk_score":5,"risk_score":95,"risk_level":"high","risk_level":"low","reasons":["New address"]}',
  'not-a-number': '{"risk_score":1e400,"decision":"\\u202eelbatpecca"}',
})) {
  take(`card-${name}`, () => <AnsweredCard text={text} />, CARD);
}
take(
  'card-no-score',
  () => (
    <CardFace
      view={{ kind: 'no-score', email: 'casey.cobblefield@example.com', popupKeys: 'Alt+Shift+1' }}
      onDetails={noop}
      onClose={noop}
    />
  ),
  CARD,
);
take('card-unread', () => <CardFace view={{ kind: 'unread' }} onDetails={noop} onClose={noop} />, CARD);
take(
  'card-failure',
  () => {
    const failure = { kind: 'quota-spent', status: 402, serviceText: SAYS } as const;
    const record = recordOf(EMAIL, { state: 'failed', failure });
    const view = unansweredCard(record, 'sent');
    return <CardFace view={view} onDetails={noop} onClose={noop} />;
  },
  CARD,
);
take('page-emails', () => (
  <PageEmailList
    emails={[
      {
        email: 'casey.cobblefield@example.com',
        known: { id: '1', score: '44', verdict: { label: { text: 'REVIEW', tone: 'caution' }, band: null } },
        isShown: true,
      },
      { email: 'owen@kestrel.example.com', known: null, isShown: true },
      {
        email: subjectTitle(LONG_EMAIL),
        known: { id: '2', score: '0.123456789012345678901234567890', verdict: { label: null, band: null } },
        isShown: true,
      },
      { email: 'דן@כהן.example', known: null, isShown: true },
      { email: 'menu@kestrel.example.com', known: null, isShown: false },
    ]}
    onOpen={noop}
    onScore={noop}
    onReveal={noop}
    onReload={noop}
    onScoreList={noop}
  />
));
take('select', () => <Select label="On the answer about" options={ANSWERS} value="b" onChange={noop} />);
take('history', () => (
  <div className="flex h-96 flex-col">
    <RowsTable
      label="History"
      rows={[
        recordOf(EMAIL),
        recordOf(PERSON, { id: 'b', createdAt: Date.now() - 7_200_000 }),
        recordOf(EMAIL, { id: 'c', state: 'failed', failure: { kind: 'service-fault', status: 500 } }),
        recordOf(EMAIL, { id: 'd', state: 'sending', createdAt: Date.now() }),
      ]}
      readings={new Map([[recordOf(EMAIL).id, { ...EMPTY_SUMMARY, score: '44', label: 'REVIEW' }]])}
      sort={{ sorting: { by: 'position', descending: false }, keys: ['subject', 'state', 'time'], onSort: noop }}
      onVisible={noop}
      links={{ shown: 'b', hrefOf: () => '#', onOpen: noop }}
    />
  </div>
));
take(
  'printed',
  () => (
    <PrintedLookup lookup={shownLookupOf(JSON.stringify(answerTo('casey.cobblefield@example.com', 'enveloped')))} />
  ),
  { widths: [640] },
);
take('case-note', () => (
  <div className="flex flex-col gap-3">
    {(['flat', 'scoreless', 'nested'] as const).map((layout) => {
      const subject = layout === 'nested' ? PERSON : EMAIL;
      const name = subject.operation === 'score' ? subject.request.email : subject.request.subject_name;
      const report = parseAnswer(JSON.stringify(answerTo(name, layout)), subject)?.report;
      return (
        <pre key={layout} className="text-xs whitespace-pre-wrap">
          {report &&
            caseNote(resultOf({ record: recordOf(subject), report }), {
              ...{ personal: layout === 'flat', texts: TEXTS, today: '2026-11-28' },
            })}
        </pre>
      );
    })}
  </div>
));
