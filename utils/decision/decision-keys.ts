import { digestOf } from '../lookup/subject-key';
import type { RequestSubject } from '../service/operations';
import { describeSubject, requestFields } from '../service/request-subject';

/** The keys under which decisions about a subject are stored. They name nobody. */
export interface DecisionKeys {
  subjectId: string;
  nameId: string;
}

/**
 * Returns the keys of a subject, whatever account it was looked up with. Two people of one name and different births are two
 * subjects; deleting a name deletes both, as it does their lookups.
 */
export function decisionKeys(subject: RequestSubject): DecisionKeys {
  const { identity, title } = describeSubject(subject);
  const name = [subject.operation, identity];
  const otherFields = requestFields(subject).filter(([, value]) => value !== title);
  return { subjectId: digestOf(JSON.stringify([name, otherFields])), nameId: digestOf(JSON.stringify(name)) };
}
