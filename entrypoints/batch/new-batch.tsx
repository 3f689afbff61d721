import { useMemo, useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { ConfirmBatch } from '@/components/batch/confirm-batch';
import { LookupStartError } from '@/components/result/lookup-start-error';
import { TAB_LIST_LOOK, TAB_LOOK } from '@/components/tab-look';
import { useStartBatch } from '@/hooks/batch/use-start-batch';
import { failureActions } from '@/hooks/lookup/failure-actions';
import { useSessionItem } from '@/hooks/settings/use-session-item';
import type { RequestSubject } from '@/utils/service/operations';
import type { Settings } from '@/utils/settings/settings';
import type { Database } from '@/utils/storage/database';
import { batchDraft, EMPTY_BATCH_DRAFT } from '@/utils/storage/drafts';
import { EmailsSource } from './emails-source';
import { PlanOfBatch } from './plan-of-batch';
import { SubjectsSource } from './subjects-source';

/** Creates a batch from a text or a file. The input is kept until it is sent, even if the tab closes. */
export function NewBatch({
  database,
  settings,
  onStarted,
}: {
  database: Database;
  settings: Settings;
  onStarted: (id: string) => void;
}) {
  const [draft, setDraft] = useSessionItem(batchDraft, EMPTY_BATCH_DRAFT);
  const [emails, setEmails] = useState<readonly RequestSubject[]>([]);
  const [refresh, setRefresh] = useState(false);
  const [people, setPeople] = useState<readonly RequestSubject[]>([]);
  const starting = useStartBatch((id) => {
    void batchDraft.clear().catch(() => undefined);
    onStarted(id);
  });
  const actions = useMemo(() => failureActions(settings), [settings]);
  if (draft === undefined) return null;
  const { operation, source } = draft;
  const subjects = operation === 'score' ? emails : people;
  return (
    <section aria-labelledby="new-batch" className="flex flex-col gap-4">
      <h1 id="new-batch" className="text-lg font-semibold">
        Score several
      </h1>
      <Tabs
        selectedKey={operation}
        onSelectionChange={(key) => setDraft({ ...draft, operation: key === 'overview' ? 'overview' : 'score' })}
      >
        <TabList aria-label="What to look up" className={TAB_LIST_LOOK}>
          <Tab id="score" className={TAB_LOOK}>
            Email addresses
          </Tab>
          <Tab id="overview" className={TAB_LOOK}>
            People and businesses
          </Tab>
        </TabList>
        <TabPanel id="score" className="pt-4">
          <EmailsSource
            database={database}
            settings={settings}
            draft={draft}
            refresh={refresh}
            onDraft={setDraft}
            onSubjects={setEmails}
          />
        </TabPanel>
        <TabPanel id="overview" className="pt-4">
          <SubjectsSource draft={draft} onDraft={setDraft} onSubjects={setPeople} settings={settings} />
        </TabPanel>
      </Tabs>
      {subjects.length > 0 && (
        <PlanOfBatch
          database={database}
          settings={settings}
          operation={operation}
          subjects={subjects}
          refresh={refresh}
          onRefresh={setRefresh}
          isBusy={starting.busy}
          onStart={() => starting.start({ operation, subjects: [...subjects], source, refresh })}
        />
      )}
      <LookupStartError what="new-batch" failure={starting.failure} actions={actions} />
      <ConfirmBatch
        asked={starting.asked}
        operation={operation}
        onConfirm={starting.agree}
        onCancel={starting.disagree}
      />
    </section>
  );
}
