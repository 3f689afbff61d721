import type { Company } from './companies.ts';

/** How far the deal with somebody has come. */
export type Stage = 'Lead' | 'Qualified' | 'Proposal' | 'Customer' | 'Dormant';

/** Somebody whom the sales team knows. */
export interface Contact {
  id: number;
  name: string;
  email: string;
  role: string;
  company: Company;
  phone: string;
  stage: Stage;
  /** Minutes since somebody last touched the record. */
  age: number;
  about: string;
}

/** The name to use in a friendly sentence. */
export function firstName(contact: Contact): string {
  return contact.name.split(' ')[0] ?? contact.name;
}
