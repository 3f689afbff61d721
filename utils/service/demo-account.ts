import { accountId } from './account-id';

/** The account of the demo's lookups and batches. A real one is a random id. */
export const DEMO_ACCOUNT = accountId.parse('demo');

/** Where the demo's lookups seem to go: a name that no resolver knows (RFC 6761 §6.4). Nothing is sent there. */
export const DEMO_HOST = 'demo.invalid';
export const DEMO_BASE_URL = `https://${DEMO_HOST}`;

/** The environment of the demo, as its band, notes and exports state it. */
export const DEMO_ENVIRONMENT = 'demo-invented-answers';

/** Whether settings, a lookup or a batch belong to the demo. */
export const isDemo = ({ accountId }: { accountId: string }): boolean => accountId === DEMO_ACCOUNT;
