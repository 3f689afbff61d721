import { BatchHead } from '@/components/batch/batch-head';
import { HoldNotice, PauseNotice } from '@/components/batch/batch-screen';
import { BeforeSending } from '@/components/batch/before-sending';
import { ConfirmBatch } from '@/components/batch/confirm-batch';
import { LimitNotice } from '@/components/batch/limit-notice';
import { BatchLine } from '@/components/batch/open-batch';
import { BadRows, BrokenHead } from '@/components/list/bad-rows';
import { ColumnFields } from '@/components/list/column-fields';
import { UnreadLines } from '@/components/list/emails-source';
import { OddEmails } from '@/components/list/odd-emails';
import { RowsFilter } from '@/components/lookups/rows-filter';
import { RowsTable } from '@/components/lookups/rows-table';
import { RowsTools } from '@/components/lookups/rows-tools';
import { LookupStartError } from '@/components/result/lookup-start-error';
import { rowGroups } from '@/utils/batch/row-groups';
import { readCsv } from '@/utils/list/csv-table';
import { emailsIn } from '@/utils/list/emails-in';
import { readSubjectRows } from '@/utils/list/subject-rows';
import { BY } from '../unit/batch/read-by';
import { batchOf, countsOf, rowsOf } from '../unit/components/batch/batch-stage';
import { take } from './take';

const MISREAD = readSubjectRows(
  readCsv('name,type,notes\nAcme, Inc., London,business,\nB,individual,"tall man\nC,business,\nD,business,\n'),
  { name: [0], entityType: 1, dob: null, country: null },
  BY,
);
const noop = () => undefined;
const WIDE = { widths: [320, 640, 1000] };
const ACTIONS = { 'open-settings': noop, 'raise-budget': noop, 'grant-permission': noop, 'open-dashboard': noop };
const PLAN = {
  operation: 'score',
  count: 312,
  leftOut: 3,
  host: 'api.example.com',
  known: 41,
  reuseHours: 24,
  left: 188,
  dailyLookups: 200,
  providerSays: null,
} as const;

take('batch-before', () => (
  <BeforeSending plan={PLAN} refresh={false} onRefresh={noop} onStart={noop} isBusy={false} />
));
take(
  'batch-confirm',
  () => (
    <ConfirmBatch
      confirmation={{ count: 312, host: 'api.example.com' }}
      operation="score"
      onConfirm={noop}
      onCancel={noop}
    />
  ),
  { height: 400 },
);
take('batch-bad-rows', () => (
  <BadRows
    bad={[
      { line: 4, shown: 'Larkspur Haulage GmbH', reasons: [{ text: 'badRow.unknownType', value: 'trust' }] },
      {
        line: 17,
        shown: 'Casey Cobblefield',
        reasons: [
          { text: 'badRow.unclearDate', value: '01/02/1980' },
          { text: 'badRow.unknownCountry', value: 'Atlantis' },
        ],
      },
      ...MISREAD.bad,
    ]}
  />
));
take('batch-no-reply', () => (
  <div className="flex flex-col gap-3">
    <LookupStartError what="new-batch" failure="no-reply" actions={ACTIONS} />
    <LookupStartError what="batch" failure="no-reply" actions={ACTIONS} />
  </div>
));
take('batch-broken-head', () => <BrokenHead to={300} />);
take('batch-unread', () => (
  <UnreadLines
    unread={emailsIn(`jane@gmial\nSam,ops@mail.internal; lee @example.org\n${'long.'.repeat(40)}@x`).unread}
  />
));
take('batch-columns', () => (
  <ColumnFields
    columns={['ID', 'First name', 'Last name', 'Kind', 'Born', 'Country']}
    rows={[
      { cells: ['1', 'Casey', 'Cobblefield', '', '', 'GB'] },
      { cells: ['2', 'Blair', 'Tidewater', '', '', 'GB'] },
    ]}
    chosen={{ name: [1, 2], entityType: null, dob: 4, country: 5 }}
    onChange={noop}
  />
));
take('batch-odd', () => (
  <OddEmails odd={emailsIn('jаne@example.com\nsаm@example.com').odd} chosen={new Set()} onChange={noop} />
));
take(
  'batch-running',
  () => (
    <BatchHead
      batch={batchOf({})}
      progress={{
        counts: countsOf({ queued: 180, sending: 4, done: 120, failed: 6, unknown: 2, reused: 41 }),
        perSecond: 1.4,
      }}
      onPause={noop}
      onStop={noop}
    />
  ),
  WIDE,
);
take('batch-pauses', () => (
  <div className="flex flex-col gap-3">
    {(
      [
        { by: 'agent' },
        { by: 'restart' },
        { by: 'connection' },
        {
          by: 'failure',
          failure: { kind: 'sending-stopped', host: 'api.example.com', cause: 'key-refused', status: 401 },
        },
        { by: 'failure', failure: { kind: 'offline', host: 'api.example.com' } },
      ] as const
    ).map((pause, i) => (
      <PauseNotice
        key={JSON.stringify(pause)}
        batch={batchOf({ state: 'paused', pause })}
        left={180}
        goesTo={i === 2 ? 'api.other.example' : 'api.example.com'}
        actions={ACTIONS}
        onResume={noop}
      />
    ))}
    {[0, 5].map((leftToday) => (
      <LimitNotice
        operation="score"
        key={leftToday}
        left={17}
        leftToday={leftToday}
        limit={200 + leftToday}
        host="api.example.com"
        goesTo="api.example.com"
        onChangeLimit={noop}
        onResume={noop}
      />
    ))}
    <HoldNotice
      hold={{
        kind: 'waiting',
        until: Date.now() + 12_000,
        failure: { kind: 'too-many-requests', status: 429, host: 'api.example.com' },
      }}
    />
  </div>
));
take(
  'batch-strip',
  () => (
    <div className="flex flex-col gap-3">
      <BatchLine
        batch={batchOf({})}
        progress={{ counts: countsOf({ queued: 180, sending: 4, done: 128 }), perSecond: 1.4 }}
        goesTo="api.example.com"
        onOpen={noop}
        onPause={noop}
        onResume={noop}
        onChangeLimit={null}
      />
      <BatchLine
        batch={batchOf({ state: 'paused', pause: { by: 'failure', failure: { kind: 'budget-reached' } } })}
        progress={{ counts: countsOf({ queued: 180, done: 128, unknown: 4 }), perSecond: null }}
        goesTo="api.example.com"
        onOpen={noop}
        onPause={noop}
        onResume={noop}
        onChangeLimit={noop}
      />
    </div>
  ),
  { widths: [320, 400] },
);
take(
  'batch-table',
  () => {
    const { rows, readings } = rowsOf(14);
    return (
      <div className="flex flex-col gap-3">
        <RowsFilter filter={{ text: '', group: 'label:ALLOW' }} groups={rowGroups(rows, readings)} onChange={noop} />
        <RowsTools shown={14} total={14} isSearching={false} busy={null} note="rows.numericOrder" saveTable={noop} />
        <RowsTable
          rows={rows}
          label="Rows"
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
    );
  },
  WIDE,
);
