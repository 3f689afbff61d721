import { daysAgo } from './days.ts';
import { inventedDomain, registrars } from './inventions.ts';
import { seededRandom } from './random.ts';

/** What the stand-in says about a mail domain; the same for every address at it. */
export interface DomainFacts {
  name: string;
  tld: string;
  createdOn: string;
  ageDays: number;
  registrar: string;
  free: boolean;
  disposable: boolean;
  website: boolean;
  spf: boolean;
  dmarc: 'none' | 'quarantine' | 'reject';
  mailServers: string[];
}

/** Invents the facts of a domain. @param name of the domain, lower case */
export function domainFacts(name: string): DomainFacts {
  const random = seededRandom(`domain ${name}`);
  const disposable = /temp|trash|disposable/.test(name) || random.chance(0.05);
  const ageDays = disposable ? random.int(12, 200) : random.int(400, 9000);
  return {
    name,
    tld: name.split('.').at(-1) ?? name,
    createdOn: daysAgo(ageDays),
    ageDays,
    registrar: random.pick(registrars),
    free: /mail/.test(name),
    disposable,
    website: !disposable && random.chance(0.85),
    spf: random.chance(0.8),
    dmarc: random.pick(['none', 'quarantine', 'reject'] as const),
    mailServers: [1, 2].map((number) => `mx${number}.${inventedDomain(name.split('.')[0] ?? name)}`),
  };
}
