import { useState } from 'react';
import { vi } from 'vitest';
import '@/components/kit/style.css';
import { type Decisions, DecisionsContext } from '@/components/decide/decisions';
import { ScreeningRows } from '@/components/hits/screening-rows';
import { decidedHits, type HitKeys, hitKeys } from '@/utils/decision/decided-hits';
import type { HitDecision, HitDecisionValue } from '@/utils/decision/decision';
import { parseAnswer } from '@/utils/reading/parse-answer';
import { render } from '../../../texts/render';
import { PERSON, recordOf } from './result-stage';

/** Reads an answer about a person. */
export const reportOf = (answer: object) => {
  const read = parseAnswer(JSON.stringify(answer), PERSON);
  if (!read) throw new Error('no JSON');
  return read.report;
};

/** Draws the hits of an answer; `save` is called before a decision is stored. Returns a spy of each hit that is decided. */
export async function showHits(
  answer: object,
  save: (value: HitDecisionValue) => Promise<unknown> = async () => undefined,
  before: readonly HitDecision[] = [],
  width = 376,
) {
  const report = reportOf(answer);
  const keys = hitKeys(report.screeningEntries, 'a');
  const saved = vi.fn<(...made: string[]) => void>();
  function Surface() {
    const [made, setMade] = useState<readonly HitDecision[]>(before);
    const hits = decidedHits(keys, made);
    const decisions: Decisions = {
      ...{ made: { subject: null, hits: made }, facts: 'f', draft: null, setDraft: () => undefined, undo: null, hits },
      past: [],
      colleagues: [],
      decideSubject: async () => null,
      readSubject: async () => null,
      async decideHits(value, reasons) {
        await save(value);
        const next = [...reasons].flatMap(([pointer, reason]) => {
          saved(pointer, value, reason);
          const hit = hits.get(pointer);
          return hit ? [decided(hit, value, reason)] : [];
        });
        const isKept = ({ hitKey }: HitDecision) => !next.some((one) => one.hitKey === hitKey);
        setMade([...made.filter(isKept), ...next]);
      },
    };
    return (
      <DecisionsContext value={decisions}>
        <ScreeningRows record={recordOf(PERSON)} report={report} onShow={() => undefined} />
      </DecisionsContext>
    );
  }
  await render(
    <main style={{ width }}>
      <Surface />
    </main>,
  );
  return saved;
}

/** A decision about a hit. */
export const decided = (hit: HitKeys, value: HitDecisionValue, reason = ''): HitDecision => ({
  ...{ of: 'hit', subjectId: 's', nameId: 'n', lookupId: 'l', decidedAt: Date.now(), operator: '' },
  ...{ hitKey: hit.key, look: hit.look, facts: hit.facts, value, reason },
});
