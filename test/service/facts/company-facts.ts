import { daysAgo } from './days.ts';
import { firstNames, industries, inventedDomain, lastNames, streets, towns } from './inventions.ts';
import type { Random } from './random.ts';

/** What the stand-in says about a business. `share` is per cent of the capital. */
export interface CompanyFacts {
  registrationNumber: string;
  jurisdiction: string;
  status: 'active' | 'dissolved';
  incorporatedOn: string;
  address: string;
  industry: { code: string; name: string };
  website: string;
  employees: number;
  lastAccountsOn: string;
  officers: { name: string; role: string; appointedOn: string }[];
  owners: { name: string; share: number }[];
}

/** Invents the register entry of a business. @param nationality taken over as the jurisdiction when given */
export function companyFacts(name: string, nationality: string | undefined, random: Random): CompanyFacts {
  const { town, country } = random.pick(towns);
  const person = (): string => `${random.pick(firstNames)} ${random.pick(lastNames)}`;
  const ageDays = random.int(300, 9000);
  const largest = random.int(51, 90);
  return {
    registrationNumber: `XX-${random.int(100_000, 999_999)}`,
    jurisdiction: nationality ?? country,
    status: random.chance(0.9) ? 'active' : 'dissolved',
    incorporatedOn: daysAgo(ageDays),
    address: `${random.int(1, 180)} ${random.pick(streets)}, ${town}`,
    industry: random.pick(industries),
    website: `https://${inventedDomain(name.trim())}`,
    employees: random.int(1, 240),
    lastAccountsOn: daysAgo(random.int(30, 500)),
    officers: ['director', 'secretary'].map((role) => ({
      name: person(),
      role,
      appointedOn: daysAgo(random.int(30, ageDays)),
    })),
    owners: [
      { name: person(), share: largest },
      { name: person(), share: 100 - largest },
    ],
  };
}
