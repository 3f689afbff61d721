import { daysAgo } from './days.ts';
import type { Random } from './random.ts';

/** A possible match on a list or in the press. `match` is 0–100, how alike the names are; it is not a risk. */
export interface ScreeningHit {
  name: string;
  list: string;
  match: number;
  reason: string;
  since: string;
  url: string;
}

/** The four kinds of screening; an empty list means searched and none found. */
export interface ScreeningFacts {
  sanctions: ScreeningHit[];
  pep: ScreeningHit[];
  watchlists: ScreeningHit[];
  adverseMedia: ScreeningHit[];
  listsSearched: number;
}

/** Invents screening results for a name. Every list and paper is invented too. */
export function screeningFacts(name: string, business: boolean, random: Random): ScreeningFacts {
  const hit = (list: string, path: string, reason: string): ScreeningHit => ({
    name,
    list,
    match: random.int(71, 99),
    reason,
    since: daysAgo(random.int(90, 3000)),
    url: `https://${path}.example.org/entries/${random.hex(8)}`,
  });
  const some = (share: number, make: () => ScreeningHit): ScreeningHit[] => (random.chance(share) ? [make()] : []);
  return {
    sanctions: some(0.12, () => hit('Example Consolidated Sanctions List', 'sanctions', 'Asset freeze (invented)')),
    pep: business
      ? []
      : some(0.25, () => hit('Placeholder Register of Office Holders', 'offices', 'Member of a town council')),
    watchlists: some(0.15, () => hit('Sample Regulator Warnings', 'warnings', 'Warned about unlicensed services')),
    adverseMedia: some(0.4, () => hit('The Exampleton Gazette', 'gazette', 'Named in a report on a civil dispute')),
    listsSearched: random.int(180, 420),
  };
}
