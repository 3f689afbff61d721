import { API_KEY_PROBLEM, parseApiKey } from '@/utils/service/api-key';
import { BASE_URL_PROBLEMS, parseBaseUrl } from '@/utils/service/base-url';
import type { TypedConnection } from './connection-port';

/** The connection form as it stands on the screen: texts as typed, `''` for nothing. */
export interface ConnectionDraft {
  baseUrl: string;
  connectionName: string;
  dashboardUrl: string;
  key: string;
}

/** One sentence per field that needs correcting. */
export type ConnectionProblems = Partial<Record<'baseUrl' | 'dashboardUrl' | 'key', string>>;

/** Reads the form before anything is asked for or saved: a connection as it will be kept, or what to correct. */
export function readConnectionDraft(
  draft: ConnectionDraft,
): { ok: true; typed: TypedConnection } | { ok: false; problems: ConnectionProblems } {
  const problems: ConnectionProblems = {};
  const base = parseBaseUrl(draft.baseUrl);
  if (!base.ok) problems.baseUrl = BASE_URL_PROBLEMS[base.problem];
  const dashboard = draft.dashboardUrl.trim() === '' ? null : parseBaseUrl(draft.dashboardUrl);
  if (dashboard && !dashboard.ok) problems.dashboardUrl = BASE_URL_PROBLEMS[dashboard.problem];
  const key = draft.key.trim() === '' ? undefined : parseApiKey(draft.key);
  if (key === null) problems.key = API_KEY_PROBLEM;

  if (!base.ok || (dashboard && !dashboard.ok) || key === null) return { ok: false, problems };
  return {
    ok: true,
    typed: {
      baseUrl: base.baseUrl,
      connectionName: draft.connectionName.trim(),
      dashboardUrl: dashboard?.baseUrl ?? '',
      ...(key === undefined ? {} : { key }),
    },
  };
}
