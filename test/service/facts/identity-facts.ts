import { daysAgo, yearsSince } from './days.ts';
import { firstNames, lastNames, streets, towns } from './inventions.ts';
import type { Random } from './random.ts';

/** What the stand-in says about a person's identity. Country codes are ISO 3166-1 as asked, or alpha-2. */
export interface IdentityFacts {
  aliases: string[];
  birthDay: string;
  birthDayMatches: boolean | null;
  age: number;
  nationality: string;
  addresses: { line: string; town: string; country: string; since: string }[];
  email: string;
  /** In the range Ofcom keeps for drama. */
  phone: string;
  relatives: { name: string; relation: string }[];
}

/** Invents the identity behind a name; a birth day and nationality that were asked for are taken over. */
export function identityFacts(
  asked: { name: string; dob: string | undefined; nationality: string | undefined },
  random: Random,
): IdentityFacts {
  const { name, dob, nationality } = asked;
  const parts = name.trim().split(/\s+/);
  const last = parts.at(-1) ?? name;
  const birthDay = dob ?? daysAgo(random.int(20 * 365, 70 * 365));
  const places = random.sample(towns, 2);
  return {
    aliases: [`${last}, ${parts[0] ?? name}`, `${(parts[0] ?? name).charAt(0)}. ${last}`],
    birthDay,
    birthDayMatches: dob === undefined ? null : true,
    age: yearsSince(birthDay),
    nationality: nationality ?? places[0]?.country ?? 'GB',
    addresses: places.map(({ town, country }) => ({
      line: `${random.int(1, 180)} ${random.pick(streets)}`,
      town,
      country,
      since: daysAgo(random.int(200, 4000)),
    })),
    email: `person-${random.hex(4)}@example.com`,
    phone: `+44 7700 900${random.int(100, 999)}`,
    relatives: [
      { name: `${random.pick(firstNames)} ${last}`, relation: 'sibling' },
      { name: `${random.pick(firstNames)} ${random.pick(lastNames)}`, relation: 'business partner' },
    ],
  };
}
