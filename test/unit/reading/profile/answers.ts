import { parseJson } from '@/utils/json/json-tree';
import { buildReport } from '@/utils/reading/build-report';
import { type Example, guessLayout } from '@/utils/reading/profile/guess-layout';
import type { Layout } from '@/utils/reading/profile/profile';
import type { Report } from '@/utils/reading/report';
import { treeOf } from '../report-of';

/** The two answers that a person confirms in most tests: invented people at an invented provider. */
export const CLEAN = {
  decision: 'PASS',
  country: 'PT',
  screening: { sanctions: { matched: false, hits: [] }, pep: { status: 'clear' } },
};
export const HIT = {
  decision: 'REJECT',
  country: 'PT',
  screening: {
    sanctions: {
      matched: true,
      hits: [{ name: 'Ana Exemplo', list: 'OFAC SDN', date_of_birth: '1970-01-01', country: 'PT', score: 0.93 }],
    },
    pep: { status: 'match' },
  },
};

export const exampleOf = (body: unknown): Example => {
  const answer = treeOf(body);
  return { answer, report: buildReport({ answer, operation: 'overview' }) };
};

/** The layout that one press confirms for these answers. */
export const confirmed = (...bodies: unknown[]): Layout => guessLayout(bodies.map(exampleOf), null, '2026-11-12');

/** Returns the report of an answer by a layout. */
export function readBy(layout: Layout | undefined, body: unknown): Report {
  const parsed = parseJson(typeof body === 'string' ? body : JSON.stringify(body));
  if (!parsed.ok) throw new Error(parsed.problem);
  return buildReport({ answer: parsed.tree, operation: 'overview', profile: layout && { layout } });
}

/** Returns the state of each row: sanctions, PEP, watchlists, media. */
export const statesOf = ({ screening }: Report): string[] => screening.map(({ state }) => state);
