import { useMemo } from 'react';
import type { ShownLookup } from '@/components/result/shown-lookup';
import { openBatchPage } from '@/hooks/batch/open-batch-page';
import { usePolicy } from '@/hooks/settings/use-policy';
import { useReadingRules } from '@/hooks/settings/use-reading-rules';
import type { Gesture } from '@/utils/lookup/lookup-record';
import { call } from '@/utils/messages/call';
import type { Settings } from '@/utils/settings/settings';
import type { Database } from '@/utils/storage/database';
import { caseTools } from './case-tools';
import { failureActions } from './failure-actions';
import { useExpandedGroups } from './use-expanded-groups';
import { useHistory } from './use-history';
import { useHold } from './use-hold';
import { useLookup, useReading } from './use-lookup';
import { useScoreRuleEditing } from './use-score-rule-editing';
import { useStartFailure } from './use-start-failure';

/**
 * Returns everything a page needs to show one lookup and act on it. *Ask again* is a new, paid lookup under the current
 * connection; `onShow` receives its id. `failure`: why it did not start.
 */
export function useLookupScreen(parts: {
  database: Database;
  id: string;
  gesture: Gesture;
  settings: Settings;
  onShow: (id: string) => void;
  onEdit?: () => void;
}) {
  const live = useLookup(parts.database, parts.id);
  const rules = useReadingRules();
  const ruleEditing = useScoreRuleEditing(live, rules);
  // A stored rule decides what is shown, so nothing is read before the rules load.
  const read = useReading(rules === undefined ? null : live, ruleEditing?.rule ?? undefined);
  const policy = usePolicy();
  const expandedGroups = useExpandedGroups();
  const rule = ruleEditing?.rule ?? null;
  const history = useHistory(parts.database, live?.record, rule ?? undefined);
  const tools = useMemo(() => caseTools(live, read, rule, policy), [live, read, rule, policy]);
  const [failure, setFailure] = useStartFailure();
  const noReply = () => setFailure('no-reply');

  function askAgain(): void {
    if (!live) return;
    setFailure(null);
    call('lookup', { subject: live.record.subject, gesture: parts.gesture, refresh: true })
      .then((started) => (started.ok ? parts.onShow(started.id) : setFailure(started.failure ?? null)))
      .catch(noReply);
  }
  const actions = {
    openBatch: openBatchPage,
    stop: () => void call('stopLookup', { id: parts.id }).catch(noReply),
    forget: () => void call('forgetSubject', { id: parts.id }).catch(noReply),
    'ask-again': askAgain,
    'go-on': () => void call('resumeSending', {}).then(askAgain, noReply),
    ...failureActions(parts.settings),
    ...(parts.onEdit ? { 'edit-input': parts.onEdit } : {}),
  };
  const hold = useHold(parts.database, live?.record.connectionId) ?? null;
  const lookup: ShownLookup | null | undefined = live && {
    ...live,
    hold,
    read,
    ruleEditing,
    expandedGroups,
    history,
    tools,
  };
  return { lookup, actions, failure };
}
