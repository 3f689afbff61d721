import { useCallback, useEffect, useMemo, useRef } from 'react';
import { browser } from '#imports';
import { useFailureActions } from '@/components/connection/use-failure-actions';
import { useReview } from '@/components/decide/review';
import { useDecisions } from '@/components/decide/use-decisions';
import { saveFile } from '@/components/kit/save-file';
import { useApp } from '@/components/kit/use-app';
import { useDesk } from '@/components/kit/use-desk';
import { useDraft } from '@/components/kit/use-draft';
import { useNoteTexts } from '@/components/kit/use-texts-in';
import type { CaseTools } from '@/components/result/case-tools';
import { copiedNote } from '@/components/result/copied-note';
import type { ShownLookup } from '@/components/result/shown-lookup';
import { useHold } from '@/components/result/use-hold';
import { useLogLine } from '@/components/result/use-log-line';
import { useLookup } from '@/components/result/use-lookup';
import { useScoreRuleEditing } from '@/components/result/use-score-rule-editing';
import { useStartFailure } from '@/components/result/use-start-failure';
import { useSubjectHistory } from '@/components/result/use-subject-history';
import { exportJson, exportName } from '@/utils/case-file/export-json';
import type { OwnRecord } from '@/utils/lookup/own-record';
import { call } from '@/utils/messages/call';
import type { Report } from '@/utils/reading/report';
import type { ScoreRule } from '@/utils/reading/score/score-rule';
import type { GroupId } from '@/utils/reading/sections/section';
import { type Result, resultOf } from '@/utils/result/result';
import { teamHelp } from '@/utils/result/team-help';
import type { RequestSubject } from '@/utils/service/operations';
import { describeSubject } from '@/utils/service/request-subject';
import { calendarDay } from '@/utils/settings/calendar-day';
import type { Policy } from '@/utils/settings/policy';
import { database } from '@/utils/storage/page-database';
import { readResult } from '@/utils/storage/results';
import { expandedGroupsItem } from '@/utils/storage/settings-item';
import { openDeskTab } from '@/utils/surfaces/open-desk-tab';
import { withLookup } from '@/utils/surfaces/route';
import type { Texts } from '@/utils/texts/texts';

const NONE_EXPANDED: ShownLookup['expandedGroups']['open'] = {};

/**
 * Returns everything a desk needs to show one lookup and act on it. *Ask again* is a new, paid lookup under the current
 * connection, which then is shown. `failure`: why it did not start.
 */
export function useLookupScreen({ id, onEdit }: { id: string; onEdit?: (subject: RequestSubject) => void }) {
  const { surface, route, navigate } = useDesk();
  const { policy, profiles, settings } = useApp();
  const template = settings.noteTemplate;
  const live = useLookup(id);
  const saveOwnRecord = useCallback((ownRecord: OwnRecord | null) => call('saveOwnRecord', { id, ownRecord }), [id]);
  const ruleEditing = useScoreRuleEditing(live);
  const rule = ruleEditing?.rule ?? null;
  const { read, history } = useSubjectHistory(live);
  const [open = NONE_EXPANDED, setOpen] = useDraft(expandedGroupsItem, NONE_EXPANDED, { isKept: true });
  const expandedGroups = useMemo(
    () => ({ open, set: (group: GroupId, isOpen: boolean) => setOpen({ ...open, [group]: isOpen }) }),
    [open, setOpen],
  );
  const texts = useNoteTexts();
  const decisions = useDecisions(live?.record, read?.report ?? null);
  const line = useLogLine(id);
  const { saved } = useReview();
  /** The result as it is stored now: what is shown may be older than what a key has just saved. */
  const stored = async () => {
    await saved();
    const result = await readResult(database, id, profiles);
    if (result === null) throw new Error('The result is not stored.');
    return result;
  };
  const team = useMemo(
    () => live && read && teamHelp(live.record, read.report, settings, profiles),
    [live, read, settings, profiles],
  );
  const failureActions = useFailureActions();
  const { failure, clear, refuse, noReply } = useStartFailure();
  const tools = read && texts ? caseTools(stored, { id, rule, policy, texts, template, noReply }) : null;
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  /** Leads to the history, unless the user has opened something else meanwhile. */
  const leave = () => isShown.current && navigate({ name: 'history' }, 'desk.deleted');

  function askAgain(): void {
    if (!live) return;
    const { subject } = live.record;
    clear();
    call('lookup', { subject, gesture: surface, refresh: true })
      .then((started) => {
        if (started.ok) return navigate(withLookup(route, started.id));
        // With `refresh` no other spelling is offered, so there is a failure.
        if (started.failure) refuse(started.failure, subject, askAgain);
      })
      .catch(noReply);
  }
  const hold = useHold(live?.record.accountId) ?? null;
  /** This failure has stopped all sending. */
  const isStopped = hold?.kind === 'halted' && hold.failure.kind === live?.record.failure?.kind;
  const actions = {
    openBatch: (batch: string) => navigate({ name: 'batch', id: batch }),
    stop: () => void call('stopLookup', { id }).catch(noReply),
    forget: () => void call('forgetSubject', { id }).then(leave, noReply),
    'ask-again': askAgain,
    'try-anyway': () => void call('resumeSending', {}).then(askAgain, noReply),
    ...failureActions,
    ...(isStopped && { 'go-on': () => void call('resumeSending', {}).catch(noReply) }),
    ...(live && describeSubject(live.record.subject).party && { parties: () => navigate({ name: 'parties', of: id }) }),
    ...(onEdit && live ? { 'edit-input': () => onEdit(live.record.subject) } : {}),
  };
  const lookup: ShownLookup | null | undefined = live && {
    ...live,
    ...resultOf({ ...live, report: read?.report ?? null, line }),
    hold,
    read,
    ruleEditing,
    expandedGroups,
    history,
    tools,
    decisions,
    saveOwnRecord,
    ...(team && { team }),
  };
  return { lookup, actions, failure };
}

/** Returns note, file and printable page of an answered lookup. @param stored reads its result */
function caseTools(
  stored: () => Promise<Result<Report>>,
  given: {
    id: string;
    rule: ScoreRule | null;
    policy: Policy;
    texts: Texts;
    template: string;
    noReply: (error: unknown) => void;
  },
): CaseTools {
  const { id, rule, texts, template } = given;
  const { allowExport = true } = given.policy;
  const version = browser.runtime.getManifest().version;
  const saveJson = async () => {
    const { answer, ...result } = await stored();
    if (answer === null) return;
    const at = { exportedAt: Date.now(), today: calendarDay(new Date()) };
    const json = exportJson({ ...result, answer }, { rule, ...at, version });
    saveFile(exportName(result.record), json, 'application/json');
  };
  return {
    note: async (personal, format) => copiedNote(await stored(), format, { personal, texts, template }),
    exportJson: allowExport ? () => void saveJson().catch(given.noReply) : null,
    print: allowExport ? () => void openDeskTab({ name: 'lookup', id, as: 'print' }) : null,
  };
}
