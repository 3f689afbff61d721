import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo, useSyncExternalStore } from 'react';
import { useApp } from '@/components/kit/use-app';
import { useDraft } from '@/components/kit/use-draft';
import { decidedHits, hitKeys } from '@/utils/decision/decided-hits';
import type { Decision, DecisionInput } from '@/utils/decision/decision';
import { decisionKeys } from '@/utils/decision/decision-keys';
import { subjectFacts } from '@/utils/decision/subject-facts';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import { call } from '@/utils/messages/call';
import type { Report } from '@/utils/reading/report';
import { decisionsOf } from '@/utils/storage/decisions';
import { decisionDrafts } from '@/utils/storage/drafts';
import type { Decisions } from './decisions';
import { createUndoStack } from './undo-stack';

const NO_DRAFTS = {};

/** Of the page, because a review undoes what was decided on the result before. */
const undoStack = createUndoStack((step) => call('undoDecision', step));

/** Returns what the user decided about the subject of a lookup, live; null while it loads, and without a lookup. */
export function useDecisions(record: LookupRecord | undefined, report: Report | null): Decisions | null {
  const { database } = useApp();
  const subjectId = useMemo(() => (record ? decisionKeys(record.subject).subjectId : ''), [record]);
  const stored = useLiveQuery(
    async () => ({ of: subjectId, made: await decisionsOf(database, subjectId) }),
    [database, subjectId],
  );
  const facts = useMemo(() => report && subjectFacts(report), [report]);
  const keys = useMemo(() => hitKeys(report?.screeningEntries ?? []), [report]);
  const last = useSyncExternalStore(undoStack.subscribe, undoStack.last);
  const [drafts, setDrafts] = useDraft(decisionDrafts, NO_DRAFTS);
  const id = record?.id;
  return useMemo(() => {
    if (id === undefined || stored?.of !== subjectId || drafts === undefined) return null;
    const { made } = stored;
    const hits = decidedHits(keys, made.hits);
    const { [id]: draft = null, ...otherDrafts } = drafts;
    const decide = async (next: DecisionInput, before: Decision | null) => {
      const isSaved = await call('decide', { id, made: next });
      if (isSaved) undoStack.push({ id, hitKey: next.of === 'hit' ? next.hitKey : null, before });
    };
    return {
      made,
      facts,
      decideSubject: (choice) => decide({ of: 'subject', facts: facts ?? '', ...choice }, made.subject),
      hits,
      async decideHit(pointer, value, reason) {
        const hit = hits.get(pointer);
        if (hit) await decide({ of: 'hit', hitKey: hit.key, facts: hit.facts, value, reason }, hit.made);
      },
      draft,
      setDraft: (typed) => setDrafts(typed ? { ...otherDrafts, [id]: typed } : otherDrafts),
      undo: last?.id === id ? last.undo : null,
    };
  }, [id, subjectId, stored, facts, keys, last, drafts, setDrafts]);
}
