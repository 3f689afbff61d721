import { daysAgo } from './days.ts';
import { type DomainFacts, domainFacts } from './domain-facts.ts';
import { breaches, sites } from './inventions.ts';
import { type Random, seededRandom } from './random.ts';
import { type Reason, scoreOf } from './reason.ts';

/** Everything the stand-in invents about an email address. Scores are 0–100, higher is riskier. */
export interface EmailFacts {
  email: string;
  requestId: string;
  score: number;
  reasons: Reason[];
  deliverable: boolean;
  catchAll: boolean;
  role: boolean;
  domain: DomainFacts;
  accounts: { site: string; category: string; registered: boolean; lastSeenOn: string | null }[];
  breaches: { name: string; day: string; data: string[] }[];
  firstSeenOn: string;
  lastSeenOn: string;
  lookups: number;
}

/** Invents the facts of an address; the same address, in any case, always has the same ones. */
export function emailFacts(email: string): EmailFacts {
  const address = email.toLowerCase();
  const at = address.lastIndexOf('@');
  const random = seededRandom(address);
  const ageDays = random.int(20, 3800);
  const found = {
    deliverable: random.chance(0.88),
    catchAll: random.chance(0.15),
    role: /^(admin|info|sales|support|office)$/.test(address.slice(0, at)),
    domain: domainFacts(address.slice(at + 1)),
    accounts: sites.map(({ name, category }) => accountOn(name, category, random)),
    breaches: random.sample(breaches, random.pick([0, 0, 1, 1, 2, 3])),
  };
  const reasons = reasonsFor(found, ageDays);
  return {
    ...found,
    email,
    requestId: `req_${random.hex(16)}`,
    score: scoreOf(reasons, random.int(8, 20)),
    reasons,
    firstSeenOn: daysAgo(ageDays),
    lastSeenOn: daysAgo(random.int(0, 19)),
    lookups: random.int(0, 40),
  };
}

function accountOn(site: string, category: string, random: Random): EmailFacts['accounts'][number] {
  const registered = random.chance(0.45);
  return { site, category, registered, lastSeenOn: registered ? daysAgo(random.int(1, 900)) : null };
}

function reasonsFor(
  found: Pick<EmailFacts, 'deliverable' | 'domain' | 'accounts' | 'breaches'>,
  ageDays: number,
): Reason[] {
  const registered = found.accounts.filter((account) => account.registered).length;
  const reasons: [boolean, Reason][] = [
    [
      found.domain.disposable,
      { code: 'DISPOSABLE_DOMAIN', text: 'The domain hands out throw-away addresses.', points: 38 },
    ],
    [!found.deliverable, { code: 'UNDELIVERABLE', text: 'The mailbox does not accept mail.', points: 27 }],
    [ageDays < 180, { code: 'NEW_ADDRESS', text: 'The address was first seen less than six months ago.', points: 18 }],
    [
      registered < 4,
      { code: 'FEW_ACCOUNTS', text: 'Few online accounts are registered with the address.', points: 14 },
    ],
    [
      found.breaches.length > 1,
      { code: 'SEVERAL_BREACHES', text: 'The address appears in several data breaches.', points: 12 },
    ],
    [found.domain.dmarc === 'none', { code: 'NO_DMARC', text: 'The domain publishes no DMARC policy.', points: 5 }],
    [
      registered > 6,
      { code: 'WIDE_FOOTPRINT', text: 'Many online accounts of long standing use the address.', points: -8 },
    ],
  ];
  return reasons.filter(([applies]) => applies).map(([, reason]) => reason);
}
