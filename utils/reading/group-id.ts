/** The groups an answer is shown in; their order is in `groups.ts`, the words that lead there in `group-words.ts`. */
export type GroupId =
  | 'request'
  | 'score'
  | 'why'
  | 'identity'
  | 'screening'
  | 'accounts'
  | 'breaches'
  | 'mail'
  | 'domain'
  | 'phone'
  | 'network'
  | 'company'
  | 'relations'
  | 'history'
  | 'sources'
  | 'other'
  | 'technical';
