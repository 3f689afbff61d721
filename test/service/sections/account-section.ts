import type { EmailFacts } from '../facts/email-facts.ts';
import type { JsonObject } from '../json.ts';

/** Accounts as counts, per category (registered of checked), and the list of those found. */
export function accountSection(accounts: EmailFacts['accounts']): JsonObject {
  const registered = accounts.filter((account) => account.registered);
  const categories: JsonObject = {};
  for (const [category, members] of Object.entries(Object.groupBy(accounts, (account) => account.category))) {
    const found = (members ?? []).filter((account) => account.registered);
    categories[category] = { registered: found.length, checked: members?.length ?? 0 };
  }
  return {
    registered: registered.length,
    checked: accounts.length,
    categories,
    profiles: registered.map(({ site, category, lastSeenOn }) => ({ site, category, last_seen: lastSeenOn })),
  };
}
