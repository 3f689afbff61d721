import { isCommonMailDomain } from '../detection/is-common-mail-domain';
import { mailboxOf } from '../detection/mailbox-of';
import type { RequestSubject } from '../service/operations';
import { describeSubject } from '../service/request-subject';
import { digestOf } from './subject-key';

/** Index keys of a lookup for what the history has besides it, whatever the account. */
export interface RelatedKeys {
  /** Shared by the spellings of a mailbox, or by the subjects of one name. */
  relatedKey: string;
  /** Differs between those spellings, or between the dates of birth of a name. */
  variantKey: string;
  /** Shared by the addresses at a domain; absent for names and common mail domains. */
  domainKey?: string;
}

export function relatedKeys(subject: RequestSubject): RelatedKeys {
  const { title, identity, spelling } = describeSubject(subject);
  if (spelling === undefined) {
    const relatedKey = digestOf(JSON.stringify(['name', subject.operation, identity]));
    return { relatedKey, variantKey: birthKey('dob' in subject.request ? subject.request.dob : undefined) };
  }
  const keys = { relatedKey: digestOf(JSON.stringify(['mailbox', mailboxOf(title)])), variantKey: digestOf(title) };
  const domain = mailDomainOf(title);
  return isCommonMailDomain(domain) ? keys : { ...keys, domainKey: digestOf(JSON.stringify(['domain', domain])) };
}

/** Returns the domain of an address, in lower case. */
export const mailDomainOf = (address: string): string => mailboxOf(address).split('@').at(-1) ?? '';

/** Returns the variant key of a name with this date of birth, or without one. */
export const birthKey = (dob: string | undefined): string => digestOf(dob ?? '');
