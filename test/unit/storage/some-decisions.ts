import type { Decision } from '@/utils/decision/decision';
import { decisionKeys } from '@/utils/decision/decision-keys';
import type { RequestSubject } from '@/utils/service/operations';

export const person = (dob?: string): RequestSubject => ({
  operation: 'overview',
  request: { subject_name: 'Juan García', entity_type: 'individual', ...(dob ? { dob } : {}) },
});
const common = (subject: RequestSubject, decidedAt = 1) => ({
  ...decisionKeys(subject),
  ...{ lookupId: 'a', decidedAt, operator: 'k.sample' },
});
export const subjectDecision = (of: RequestSubject, decidedAt?: number): Decision => ({
  ...common(of, decidedAt),
  ...{ of: 'subject', value: 'no-concern', note: 'seen', validUntil: null, facts: 'f' },
});
export const hitDecision = (of: RequestSubject, hitKey: string): Decision => ({
  ...common(of),
  ...{ of: 'hit', hitKey, look: null, value: 'not-customer', reason: '', facts: 'f' },
});
export const AT_FIRST = { now: 1, operator: 'k.sample' };
export const idOf = (subject: RequestSubject) => decisionKeys(subject).subjectId;
