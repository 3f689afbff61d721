import { parseBaseUrl, withScheme } from '@/utils/service/base-url';
import { type ConnectionField, type ConnectionProblem, parseApiKey } from '@/utils/service/connection-problem';
import {
  type ConnectionKey,
  DEFAULT_STORAGE,
  type KeyStorageMode,
  type PassphraseProblem,
  passphraseProblem,
} from '@/utils/service/key-storage-mode';
import { parseTeamCode } from '@/utils/team-key/team-code';
import type { TypedConnection } from './editable-connection';

/** Current content of the connection form: texts as typed, `''` if empty. */
export interface ConnectionDraft {
  baseUrl: string;
  /** In its stored form. */
  environment: string;
  dashboardUrl: string;
  key: string;
  storageMode: KeyStorageMode;
  passphrase: string;
  passphraseAgain: string;
}

/** The problem of each field that needs correcting. */
export type ConnectionProblems = Partial<Record<ConnectionField, ConnectionProblem>>;

/** Returns how the key is stored now; before a first key, as the form proposes. */
export const storageModeOf = (kept: ConnectionKey | undefined): KeyStorageMode => kept?.storageMode ?? DEFAULT_STORAGE;

/**
 * Whether the form needs a new passphrase: `yes` if the key cannot be locked without one, `may` if the current one may
 * be changed, `no` if there is nothing to lock.
 */
export function asksPassphrase(draft: ConnectionDraft, kept: ConnectionKey | undefined): 'yes' | 'may' | 'no' {
  if (draft.storageMode !== 'passphrase') return 'no';
  const isTyped = draft.key.trim() !== '';
  if (kept?.storageMode !== 'passphrase' || !kept.hasKey) return 'yes';
  if (kept.isLocked) return isTyped ? 'yes' : 'no';
  return 'may';
}

function readPassphrase(
  { passphrase, passphraseAgain, key }: ConnectionDraft,
  kept: ConnectionKey | undefined,
  isAsked: boolean,
): PassphraseProblem | null {
  const isNeeded = isAsked && (key.trim() !== '' || kept?.hasKey === true);
  if (passphrase === '' && passphraseAgain === '') {
    return isNeeded ? 'passphrase-missing' : null;
  }
  return passphraseProblem(passphrase) ?? (passphrase === passphraseAgain ? null : 'passphrases-differ');
}

/** Validates the form before any request or save. Returns the connection to save, or the problems to correct. */
export function readConnectionDraft(
  draft: ConnectionDraft,
  kept?: ConnectionKey,
  /** Whether the field of the key takes the code of a team. */
  isTeamCode = false,
): { ok: true; typed: TypedConnection } | { ok: false; problems: ConnectionProblems } {
  const problems: ConnectionProblems = {};
  const base = parseBaseUrl(withScheme(draft.baseUrl));
  if (!base.ok) problems.baseUrl = base.problem;
  const dashboard = draft.dashboardUrl.trim() === '' ? null : parseBaseUrl(withScheme(draft.dashboardUrl));
  if (dashboard && !dashboard.ok) problems.dashboardUrl = dashboard.problem;
  const read = isTeamCode ? (typed: string) => parseTeamCode(typed)?.reveal() ?? null : parseApiKey;
  const key = draft.key.trim() === '' ? undefined : read(draft.key);
  if (key === null) problems.key = isTeamCode ? 'code-mistyped' : 'key-unreadable';
  const asks = asksPassphrase(draft, kept);
  const passphrase = asks === 'no' ? null : readPassphrase(draft, kept, asks === 'yes');
  if (passphrase !== null) problems.passphrase = passphrase;

  if (!base.ok || (dashboard && !dashboard.ok) || key === null || passphrase !== null) return { ok: false, problems };
  return {
    ok: true,
    typed: {
      baseUrl: base.baseUrl,
      environment: draft.environment.trim(),
      dashboardUrl: dashboard?.baseUrl ?? '',
      ...(key === undefined ? {} : { key }),
      ...(draft.storageMode === storageModeOf(kept) ? {} : { storageMode: draft.storageMode }),
      ...(asks === 'no' || draft.passphrase === '' ? {} : { passphrase: draft.passphrase }),
    },
  };
}
