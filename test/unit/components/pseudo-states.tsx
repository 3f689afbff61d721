import type { ReactNode } from 'react';
import { BatchHead } from '@/components/batch/batch-head';
import { CardFace } from '@/components/card/card-face';
import { PageEmailList } from '@/components/desk/page-email-list';
import { SubjectForm } from '@/components/desk/subject-form';
import { RowsTable } from '@/components/lookups/rows-table';
import { RowsTools } from '@/components/lookups/rows-tools';
import { FailureNotice } from '@/components/result/failure-notice';
import { EMPTY_SUBJECT_DRAFT } from '@/utils/service/subject-draft';
import { batchOf, countsOf, rowsOf } from './batch/batch-stage';
import { AnsweredCard, EMAIL, LookupSurface, PERSON, recordOf } from './result/result-stage';

const noop = () => undefined;

const ANSWER = {
  risk_score: 44,
  recommendation: 'REVIEW',
  reasons: ['Few online registrations'],
  accounts: { registered: 2, checked: 12 },
  email: { deliverable: true, disposable: false },
  domain: { created: '2014-12-01' },
};
const SCREENED = { status: 'verified', pep: false, sanctions: { hits: [{ name: 'Casey 24', list: 'Harbour List' }] } };
/** What the provider and the user say in these states; their words stay as they are. */
export const WORDS_OF_OTHERS = JSON.stringify([ANSWER, SCREENED, 'ALLOW', recordOf(EMAIL), recordOf(PERSON)]);
const { rows, readings } = rowsOf(7);

/** Main states of the product, by what is drawn. */
export const STATES: Record<string, () => ReactNode> = {
  'a running lookup': () => <LookupSurface record={{ state: 'sending', sentAt: Date.now() - 7000 }} />,
  'a result': () => (
    <LookupSurface answer={ANSWER} reused tools={{ note: async () => ({ text: '' }), exportJson: noop, print: noop }} />
  ),
  'a check': () => <LookupSurface subject={PERSON} answer={SCREENED} />,
  'a failure': () => (
    <FailureNotice
      failure={{ kind: 'too-many-requests', host: 'api.example.com', status: 429 }}
      actions={{ 'ask-again': noop, 'open-dashboard': noop }}
      waitSeconds={50}
    />
  ),
  'the card': () => <AnsweredCard text={JSON.stringify(ANSWER)} how="reused" />,
  'the card without an answer': () => <CardFace view={{ kind: 'unread' }} onDetails={noop} onClose={noop} />,
  'the form of a check': () => (
    <SubjectForm
      form={EMPTY_SUBJECT_DRAFT}
      onChange={noop}
      onSubmit={noop}
      scoreOf={() => null}
      countryFormat="alpha-2"
      today="2025-06-15"
      isBusy={false}
    />
  ),
  'emails of a page': () => (
    <PageEmailList
      emails={[{ email: 'casey.cobblefield@example.com', known: null, isShown: false }]}
      onOpen={noop}
      onScore={noop}
      onReveal={noop}
      onReload={noop}
      onScoreList={noop}
    />
  ),
  'a batch': () => (
    <BatchHead
      batch={batchOf({})}
      progress={{ counts: countsOf({ queued: 180, sending: 4, done: 120, failed: 6 }), perSecond: 1.4 }}
      onPause={noop}
      onStop={noop}
    />
  ),
  'rows of a batch': () => (
    <div style={{ height: 480 }} className="flex flex-col">
      <RowsTools shown={7} total={7} isSearching={false} busy={null} note="rows.numericOrder" saveTable={noop} />
      <RowsTable
        label="@"
        rows={rows}
        readings={readings}
        sort={{
          sorting: { by: 'score', descending: true },
          keys: ['position', 'state', 'score', 'time'],
          onSort: noop,
        }}
        onVisible={noop}
        links={{ shown: null, hrefOf: () => '#', onOpen: noop }}
      />
    </div>
  ),
};
