/** Next actions for the user. Each is a button where a failure is shown. */
export type NextAction =
  | 'open-settings'
  | 'raise-budget'
  | 'grant-permission'
  | 'unlock'
  | 'ask-again'
  | 'edit-input'
  | 'open-dashboard'
  /** Instead of *open-dashboard* while its URL is unknown. */
  | 'add-dashboard'
  | 'go-on';
