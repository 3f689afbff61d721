import type { CompanyFacts } from '../facts/company-facts.ts';
import type { IdentityFacts } from '../facts/identity-facts.ts';
import type { ScreeningFacts, ScreeningHit } from '../facts/screening-facts.ts';
import type { SubjectFacts } from '../facts/subject-facts.ts';
import type { JsonObject } from '../json.ts';

/** Screening lists in snake case. A list without hits stays, empty: searched and none found. */
function screeningSection(screening: ScreeningFacts): JsonObject {
  return {
    lists_searched: screening.listsSearched,
    sanctions: screening.sanctions.map(hitObject),
    pep: screening.pep.map(hitObject),
    watchlists: screening.watchlists.map(hitObject),
    adverse_media: screening.adverseMedia.map(hitObject),
  };
}

function hitObject({ name, list, match, reason, since, url }: ScreeningHit): JsonObject {
  return { name, list, match_confidence: match, reason, listed_since: since, source_url: url };
}

/** The combined view of a subject in snake case, without any score; most layouts are made from it. */
export function subjectSections(facts: SubjectFacts): JsonObject {
  const { identity, company } = facts;
  return {
    subject: { name: facts.request.subject_name, entity_type: facts.request.entity_type },
    ...(identity ? { identity: identityObject(identity) } : {}),
    ...(company ? { company: companyObject(company) } : {}),
    screening: screeningSection(facts.screening),
    ...(identity ? { relations: identity.relatives.map(({ name, relation }) => ({ name, relation })) } : {}),
    history: { first_seen: facts.firstSeenOn },
    sources: { checked: facts.sourcesChecked, unavailable: facts.sourcesUnavailable },
  };
}

function identityObject(identity: IdentityFacts): JsonObject {
  return {
    aliases: identity.aliases,
    date_of_birth: identity.birthDay,
    date_of_birth_match: identity.birthDayMatches,
    age: identity.age,
    nationality: identity.nationality,
    addresses: identity.addresses.map(({ line, town, country, since }) => ({ line, town, country, since })),
    email: identity.email,
    phone: identity.phone,
  };
}

function companyObject(company: CompanyFacts): JsonObject {
  return {
    registration_number: company.registrationNumber,
    jurisdiction: company.jurisdiction,
    status: company.status,
    incorporated_on: company.incorporatedOn,
    registered_address: company.address,
    industry: { ...company.industry },
    website: company.website,
    employees: company.employees,
    last_accounts_on: company.lastAccountsOn,
    officers: company.officers.map(({ name, role, appointedOn }) => ({ name, role, appointed_on: appointedOn })),
    owners: company.owners.map(({ name, share }) => ({ name, share_percent: share })),
  };
}
