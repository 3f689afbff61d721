import type { ApiKeyProblem } from './api-key';
import type { BaseUrlProblem } from './base-url';
import type { PassphraseProblem } from './key-storage-mode';

/** Why a connection is not saved. The form has a sentence for each. */
export type ConnectionProblem = BaseUrlProblem | ApiKeyProblem | PassphraseProblem;

/** The field of the connection form that has to be corrected. */
export type ConnectionField = 'baseUrl' | 'dashboardUrl' | 'key' | 'passphrase';

/** The refusal of a connection, with the field to correct. */
export interface RefusedConnection {
  ok: false;
  field: ConnectionField;
  problem: ConnectionProblem;
}
