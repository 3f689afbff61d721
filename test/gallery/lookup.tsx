import { useState } from 'react';
import type { ExpandedGroups } from '@/components/result/expanded-groups';
import { LookupView } from '@/components/result/lookup-view';
import type { ShownLookup } from '@/components/result/shown-lookup';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import { readText } from '@/utils/reading/read-text';
import type { ScoreRule } from '@/utils/reading/score/score-rule';
import type { RequestSubject } from '@/utils/service/operations';
import { answerOf, EMAIL, recordOf } from '../unit/components/result-stage';

/** A look-up as a surface shows it, with an answer given as JSON or as its text. */
export function Lookup({
  subject = EMAIL,
  answer = {},
  rule = null,
  record: change = {},
  isPaused = false,
  history = [],
  reused = false,
}: {
  subject?: RequestSubject;
  answer?: unknown;
  rule?: ScoreRule | null;
  record?: Partial<LookupRecord>;
  isPaused?: boolean;
  history?: ShownLookup['history'];
  reused?: boolean;
}) {
  const [open, setOpen] = useState<ExpandedGroups['open']>({});
  const record = recordOf(subject, change);
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
  const read = record.state === 'done' ? readText(text, subject, rule ?? undefined) : null;
  const noop = () => undefined;
  const lookup: ShownLookup = {
    record,
    isPaused,
    answer: record.state === 'done' ? answerOf(text) : null,
    read,
    ruleEditing: {
      rule,
      save: async () => undefined,
      preview: (one) => readText(text, subject, one ?? undefined)?.report ?? null,
    },
    expandedGroups: { open, set: (group, isOpen) => setOpen((before) => ({ ...before, [group]: isOpen })) },
    history,
    tools: { note: () => '', exportJson: noop, print: noop },
  };
  const actions = {
    stop: noop,
    'ask-again': noop,
    openBatch: noop,
    'open-settings': noop,
    'open-dashboard': noop,
    'grant-permission': noop,
    'edit-input': noop,
  };
  return <LookupView lookup={lookup} reused={reused} actions={actions} />;
}
