import type { PlainKey } from '../texts/text-key';

/** Next actions for the user. Each is a button where a failure is shown. */
export type NextAction =
  | 'open-settings'
  | 'raise-budget'
  | 'grant-permission'
  | 'unlock'
  | 'enter-case'
  | 'choose-reason'
  | 'ask-again'
  | 'edit-input'
  | 'open-dashboard'
  /** Instead of *open-dashboard* while its URL is unknown. */
  | 'add-dashboard'
  /** Resumes sending; sends nothing itself. */
  | 'go-on'
  /** Instead of *go-on* where a lookup was refused: resumes sending and sends it. */
  | 'try-anyway';

/** Button label of each next action. */
export const ACTION_LABELS = {
  'open-settings': 'action.openSettings',
  'raise-budget': 'action.changeDailyLimit',
  'grant-permission': 'action.allowAccess',
  unlock: 'action.unlock',
  'enter-case': 'action.enterCase',
  'choose-reason': 'action.chooseReason',
  'ask-again': 'action.tryAgain',
  'edit-input': 'action.edit',
  'open-dashboard': 'action.openDashboard',
  'add-dashboard': 'action.addDashboard',
  'go-on': 'action.resumeLookups',
  'try-anyway': 'action.tryAnyway',
} as const satisfies Record<NextAction, PlainKey>;
