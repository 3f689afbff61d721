import { useMemo } from 'react';
import { useTexts } from '@/components/kit/texts';
import { useDraft } from '@/components/kit/use-draft';
import { forgetAhead, useLive } from '@/components/kit/use-live';
import { drawnHit } from '@/utils/case-file/drawn-hit';
import { decidedHits, hitKeys } from '@/utils/decision/decided-hits';
import type { DecisionInput } from '@/utils/decision/decision';
import { decisionKeys } from '@/utils/decision/decision-keys';
import { subjectFacts } from '@/utils/decision/subject-facts';
import { pastDecisions } from '@/utils/log/decision-in-log';
import { answerIdOf, type LookupRecord } from '@/utils/lookup/lookup-record';
import { call } from '@/utils/messages/call';
import type { Report } from '@/utils/reading/report';
import { comparisonsOf } from '@/utils/result/compared-hits';
import { colleaguesOn } from '@/utils/storage/colleagues';
import type { Database } from '@/utils/storage/database';
import { decisionsOf } from '@/utils/storage/decisions';
import { decisionDrafts } from '@/utils/storage/drafts';
import { decisionLinesOf } from '@/utils/storage/log';
import { database } from '@/utils/storage/page-database';
import type { Decisions } from './decisions';
import { useReview } from './review';
import { undoStack, useLastDecision } from './use-last-decision';

const NO_DRAFTS = {};

/** The query of all that is decided about a subject, and its key. */
export function decisionsQuery(subjectId: string) {
  const read = async (from: Database) => ({
    of: subjectId,
    made: await decisionsOf(from, subjectId),
    colleagues: await colleaguesOn(from, subjectId).catch(() => []),
    past: pastDecisions(await decisionLinesOf(from, subjectId).catch(() => [])),
  });
  return [read, keyOf(subjectId)] as const;
}

const keyOf = (subjectId: string): string => `decisions/${subjectId}`;

/** Returns what the user decided about the subject of a lookup, live; undefined while it loads, and without a lookup. */
export function useDecisions(record: LookupRecord | undefined, report: Report | null): Decisions | undefined {
  const texts = useTexts();
  const subjectId = useMemo(() => (record ? decisionKeys(record.subject).subjectId : ''), [record]);
  const stored = useLive(...decisionsQuery(subjectId));
  const facts = useMemo(() => report && subjectFacts(report), [report]);
  const answerId = record ? answerIdOf(record) : '';
  const keys = useMemo(() => hitKeys(report?.screeningEntries ?? [], answerId), [report, answerId]);
  const { track } = useReview();
  const last = useLastDecision();
  const [drafts, setDrafts] = useDraft(decisionDrafts, NO_DRAFTS, { isKept: true });
  const id = record?.id;
  return useMemo(() => {
    if (id === undefined || stored?.of !== subjectId || drafts === undefined) return;
    const { made, past, colleagues } = stored;
    const hits = decidedHits(keys, made.hits);
    const { [id]: draft = null, ...otherDrafts } = drafts;
    const decide = async (next: readonly DecisionInput[], over?: number | null) => {
      const what = next.map((one) => (one.of === 'hit' ? one.hitKey : null)).join(' ');
      const save = call('decide', { id, made: [...next], over }).then((decided) => {
        // The next result may be about the same subject.
        forgetAhead(keyOf(subjectId));
        if (decided === 'newer') throw new Error('decided otherwise meanwhile');
        if (decided === 'deleted') return null;
        undoStack.push({ id, decided });
        return decided[0]?.made.decidedAt ?? null;
      });
      return track(`${id} ${what}`, save);
    };
    return {
      made,
      past,
      colleagues,
      facts,
      readSubject: async () => (await decisionsOf(database, subjectId)).subject,
      decideSubject: (choice, over) => decide([{ of: 'subject', facts: facts ?? '', ...choice }], over),
      hits,
      async decideHits(value, reasons) {
        const entries = (report?.screeningEntries ?? []).filter(({ pointer }) => reasons.has(pointer));
        const compared = record ? comparisonsOf(entries, record) : null;
        const made = entries.flatMap((entry): DecisionInput[] => {
          const { pointer } = entry;
          const hit = hits.get(pointer);
          if (!hit) return [];
          const { key: hitKey, look, facts } = hit;
          const drawn = drawnHit(entry, compared?.get(pointer), texts);
          return [{ of: 'hit', hitKey, look, facts, value, reason: reasons.get(pointer) ?? '', drawn }];
        });
        if (made.length > 0) await decide(made);
      },
      draft,
      setDraft: (typed) => setDrafts(typed ? { ...otherDrafts, [id]: typed } : otherDrafts),
      undo: last?.id === id ? last.undo : null,
    };
  }, [id, record, report, texts, subjectId, stored, facts, keys, last, drafts, setDrafts, track]);
}
