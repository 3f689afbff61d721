/** The groups in which an answer is shown. `groups.ts` has their order, `group-words.ts` the words that select them. */
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
