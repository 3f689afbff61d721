import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { TAB_LIST_LOOK, TAB_LOOK } from '@/components/kit/look';
import { Notice } from '@/components/kit/notice';
import { useTexts } from '@/components/kit/texts';
import { useDesk } from '@/components/kit/use-desk';
import { EmailsSource } from '@/components/list/emails-source';
import type { FoundSubjects, OnSubjects } from '@/components/list/found-subjects';
import { SubjectsSource } from '@/components/list/subjects-source';
import type { BatchDraft } from '@/utils/batch/batch-draft';
import { MAX_SKIPPED } from '@/utils/lookup/batch-record';
import type { Operation } from '@/utils/service/operations';
import { operation as operationName } from '@/utils/service/request-subject';
import { batchDrafts } from '@/utils/storage/drafts';
import type { PlainKey } from '@/utils/texts/text-key';
import { BatchStartNotices } from './batch-start-notices';
import { BatchSteps } from './batch-steps';
import { PlanOfBatch } from './plan-of-batch';
import { useBatchDraft } from './use-batch-draft';
import { useStartBatch } from './use-start-batch';

interface SourceProps {
  draft: BatchDraft;
  refresh: boolean;
  onDraft: (draft: BatchDraft) => void;
  onSubjects: OnSubjects;
}

/** The form that reads the subjects of a batch, by operation. */
const SOURCES: Record<Operation, { tab: PlainKey; Source: ComponentType<SourceProps> }> = {
  score: { tab: 'newBatch.emails', Source: EmailsSource },
  overview: { tab: 'newBatch.people', Source: SubjectsSource },
};

/** Creates a batch from a text or a file. The input is kept until it is sent, even if the tab closes, or says that it is not. */
export function NewBatch({ from }: { from: 'text' | 'page' }) {
  const { navigate } = useDesk();
  const { t } = useTexts();
  const { draft, change: setDraft, clear, isKept } = useBatchDraft(batchDrafts[from]);
  const [found, setFound] = useState<FoundSubjects & { operation: Operation }>();
  const [refresh, setRefresh] = useState(false);
  const starting = useStartBatch((id) => {
    clear();
    navigate({ name: 'batch', id });
  });
  const operation = draft?.operation;
  const { cancel } = starting;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked or waits for the key is the list before the change
  useEffect(cancel, [found, refresh, operation]);
  const takeSubjects = useCallback<OnSubjects>((next) => operation && setFound({ operation, ...next }), [operation]);
  if (draft === undefined || operation === undefined) return null;
  const { source } = draft;
  const fileName = draft.files?.[operation];
  const subjects = found?.operation === operation ? found.subjects : [];
  return (
    <section aria-labelledby="new-batch" className="flex flex-col gap-4">
      <h2 id="new-batch" className="text-base font-semibold">
        {t('newBatch.title')}
      </h2>
      <BatchSteps at={subjects.length > 0 ? 'check' : 'list'} />
      <div className="grid items-start gap-4 min-[900px]:grid-cols-[minmax(0,1fr)_22rem] min-[900px]:gap-6">
        <Tabs
          selectedKey={operation}
          onSelectionChange={(key) => setDraft({ ...draft, operation: operationName.parse(key) })}
        >
          <TabList aria-label={t('newBatch.kinds')} className={TAB_LIST_LOOK}>
            {Object.entries(SOURCES).map(([name, { tab }]) => (
              <Tab key={name} id={name} className={TAB_LOOK}>
                {t(tab)}
              </Tab>
            ))}
          </TabList>
          {Object.entries(SOURCES).map(([name, { Source }]) => (
            <TabPanel key={name} id={name} className="pt-4">
              <Source draft={draft} refresh={refresh} onDraft={setDraft} onSubjects={takeSubjects} />
            </TabPanel>
          ))}
        </Tabs>
        <div className="flex flex-col gap-4 min-[900px]:sticky min-[900px]:top-0 low:static">
          {!isKept && <Notice data-testid="list-not-kept" title={t('newBatch.notKept')} />}
          {subjects.length > 0 && (
            <PlanOfBatch
              operation={operation}
              subjects={subjects}
              fileName={fileName}
              leftOut={found?.skipped.length ?? 0}
              refresh={refresh}
              onRefresh={setRefresh}
              isBusy={starting.busy || !found?.isCurrent}
              onStart={() =>
                starting.start({
                  operation,
                  subjects: [...subjects],
                  source,
                  fileName,
                  refresh,
                  table: found?.table ?? undefined,
                  skipped: found?.skipped.slice(0, MAX_SKIPPED),
                })
              }
            />
          )}
          <BatchStartNotices starting={starting} operation={operation} />
        </div>
      </div>
    </section>
  );
}
