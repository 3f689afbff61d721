import type { FaultInput } from '../service/faults/fault.ts';

/** Answers about invented people, as the service may send them. */

type Hit = {
  name: string;
  dob?: string;
  nationality?: string;
  list?: string;
  match_score?: number;
};

/** Twelve sanctions hits for Adrian Quillon, of which two have the name. */
export const TWELVE_HITS = answer([
  { name: 'Adrian Quillon', dob: '1961-03-04', nationality: 'GB', list: 'OFAC SDN', match_score: 0.97 },
  { name: 'Adrian Quillon', dob: '1961-07-30', nationality: 'GB', list: 'EU Consolidated', match_score: 0.91 },
  ...Array.from({ length: 10 }, (_, i) => ({
    name: `Adrian Quill${'aeiou'[i % 5]}ne`,
    dob: `19${50 + i}-05-11`,
    nationality: 'FR',
    list: `Watch ${i}`,
  })),
]);

/** Two hits, so that a review can end. */
export const TWO_HITS = answer([{ name: 'A. Quillon', dob: '1961-03-04' }], [{ name: 'Quillon' }]);

/** An answer that names somebody who was not asked about. */
export const OTHER_SUBJECT = {
  kind: 'json',
  json: {
    subject: { name: 'Martin Oldcastle', dob: '1950-02-02' },
    sanctions: { hits: [{ name: 'Martin Oldcastle', dob: '1950-02-02' }] },
  },
} satisfies FaultInput;

function answer(sanctions: Hit[], pep: Hit[] = []) {
  return {
    kind: 'json',
    json: { risk_score: 71, sanctions: { hits: sanctions }, pep: { hits: pep } },
  } satisfies FaultInput;
}
