import { type AccountId, accountId } from '@/utils/service/account-id';

/** Returns the id of an account. */
export const account = (id: string): AccountId => accountId.parse(id);
