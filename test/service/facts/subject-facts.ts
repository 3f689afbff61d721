import type { OverviewRequest } from '../request-schema.ts';
import { type CompanyFacts, companyFacts } from './company-facts.ts';
import { daysAgo } from './days.ts';
import { type IdentityFacts, identityFacts } from './identity-facts.ts';
import { seededRandom } from './random.ts';
import { type Reason, scoreOf } from './reason.ts';
import { type ScreeningFacts, screeningFacts } from './screening-facts.ts';

/** Everything the stand-in invents about a person or business. Scores are 0–100, higher is riskier. */
export interface SubjectFacts {
  request: OverviewRequest;
  requestId: string;
  score: number;
  reasons: Reason[];
  screening: ScreeningFacts;
  /** Null for a business. */
  identity: IdentityFacts | null;
  /** Null for an individual. */
  company: CompanyFacts | null;
  firstSeenOn: string;
  sourcesChecked: number;
  /** Sources that did not answer: part of the picture is missing. */
  sourcesUnavailable: string[];
}

/** Invents the facts of a subject; equal requests always have equal facts. */
export function subjectFacts(request: OverviewRequest): SubjectFacts {
  const { subject_name: name, dob, nationality, entity_type: type } = request;
  const random = seededRandom([name.trim().toLowerCase(), dob, nationality, type].join(' | '));
  const screening = screeningFacts(name, type === 'business', random);
  const company = type === 'business' ? companyFacts(name, nationality, random) : null;
  const reasons = reasonsFor(screening, company);
  return {
    request,
    requestId: `req_${random.hex(16)}`,
    score: scoreOf(reasons, random.int(6, 22)),
    reasons,
    screening,
    identity: type === 'individual' ? identityFacts({ name, dob, nationality }, random) : null,
    company,
    firstSeenOn: daysAgo(random.int(100, 4000)),
    sourcesChecked: random.int(24, 60),
    sourcesUnavailable: random.chance(0.2) ? ['Example Court Register'] : [],
  };
}

function reasonsFor(screening: ScreeningFacts, company: CompanyFacts | null): Reason[] {
  const reasons: [boolean, Reason][] = [
    [
      screening.sanctions.length > 0,
      { code: 'SANCTIONS_MATCH', text: 'Possible match on a sanctions list.', points: 55 },
    ],
    [
      screening.pep.length > 0,
      { code: 'PEP_MATCH', text: 'Possible match with a holder of public office.', points: 24 },
    ],
    [
      screening.watchlists.length > 0,
      { code: 'WATCHLIST_MATCH', text: 'Possible match on a regulator’s list.', points: 22 },
    ],
    [screening.adverseMedia.length > 0, { code: 'ADVERSE_MEDIA', text: 'Named in adverse press reports.', points: 13 }],
    [company?.status === 'dissolved', { code: 'COMPANY_DISSOLVED', text: 'The company is dissolved.', points: 20 }],
  ];
  return reasons.filter(([applies]) => applies).map(([, reason]) => reason);
}
