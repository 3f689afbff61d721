import { compareName } from './compare-best-name';
import { compareCountry } from './compare-country';
import { comparePhone, type PhoneState } from './compare-phone';
import type { Comparison, CountryState, NameComparison, Stated } from './comparison';
import { familyNameIn, type NameInAddress } from './family-name-in';

/** What an answer about an email address states of its owner, outside screening. */
export interface OwnerFacts {
  names: readonly Stated[];
  companies: readonly Stated[];
  countries: readonly Stated[];
  phones: readonly Stated[];
}

/** What the user's files say of the owner of an email address. */
interface OwnerRecord {
  names: readonly string[];
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  company?: string | undefined;
  phone?: string | undefined;
}

/** An answer about an email address beside the user's record; null for a fact that the record does not have. */
export interface RecordComparison {
  name: NameComparison | null;
  company: NameComparison | null;
  country: Comparison<CountryState> | null;
  phone: Comparison<PhoneState> | null;
  /** Of the first name; null without one, or if no table reads it. */
  inAddress: NameInAddress | null;
}

/** Compares what an answer states of the owner of an address with the user's record. */
export function compareRecord(
  email: string,
  { names, country, company, phone }: OwnerRecord,
  stated: OwnerFacts,
): RecordComparison {
  const [name] = names;
  return {
    name: name === undefined ? null : compareName(names, stated.names, [], false),
    company: company === undefined ? null : compareName([company], stated.companies, [], true),
    country: country === null ? null : compareCountry(country, stated.countries),
    phone: phone === undefined ? null : comparePhone(phone, stated.phones),
    inAddress: name === undefined ? null : familyNameIn(email, name),
  };
}
