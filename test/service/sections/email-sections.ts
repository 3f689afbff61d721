import { referenceTime } from '../facts/days.ts';
import type { EmailFacts } from '../facts/email-facts.ts';
import { inventedDomain } from '../facts/inventions.ts';
import type { JsonObject } from '../json.ts';

/** Accounts as counts, per category (registered of checked), and the list of those found. */
function accountSection(accounts: EmailFacts['accounts']): JsonObject {
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

/** The enrichment of a score answer in snake case, without any score; most layouts are made from it. */
export function emailSections(facts: EmailFacts): JsonObject {
  const { domain } = facts;
  const breachDays = facts.breaches.map(({ day }) => day).toSorted();
  return {
    deliverability: {
      deliverable: facts.deliverable,
      mx_found: true,
      smtp_check: facts.deliverable ? 'accepted' : 'rejected',
      catch_all: facts.catchAll,
      disposable: domain.disposable,
      free_provider: domain.free,
      role_address: facts.role,
    },
    domain: {
      name: domain.name,
      tld: domain.tld,
      created: domain.createdOn,
      age_days: domain.ageDays,
      registrar: domain.registrar,
      website_exists: domain.website,
      spf: domain.spf,
      dmarc_policy: domain.dmarc,
      mx_records: domain.mailServers,
    },
    accounts: accountSection(facts.accounts),
    breaches: {
      count: facts.breaches.length,
      first_breach: breachDays[0] ?? null,
      last_breach: breachDays.at(-1) ?? null,
      items: facts.breaches.map(({ name, day, data }) => ({
        name,
        domain: inventedDomain(name),
        date: day,
        exposed_data: data,
      })),
    },
    history: { first_seen: facts.firstSeenOn, last_seen: facts.lastSeenOn, times_looked_up: facts.lookups },
  };
}

/** Reasons as code and text. */
export function reasonList(facts: Pick<EmailFacts, 'reasons'>): JsonObject[] {
  return facts.reasons.map(({ code, text }) => ({ code, description: text }));
}

/** Where an answer comes from and when it was made, as an invented service would say. */
export function technicalFields(requestId: string): JsonObject {
  return { request_id: requestId, checked_at: referenceTime };
}
