import type { FailureKind } from './failure-kind';
import { isOnlyNotFound, mentionsFault, mentionsPath, mentionsRefusedKey, mentionsSpentQuota } from './failure-words';

/** Providers publish quota as 400, 402, 403 and 429, a rate limit as 403, and a wrong key as 401, 403 and 429. */
const QUOTA = /quota|credit|\bplan\b|balance|limit (has been )?reached|trial|subscription|insufficient funds|payment/i;
const RATE = /rate.?limit|too many|try again (in|after)|per (second|minute|hour)/i;
const KEY = /\bkey\b|token|auth|credential|bearer/i;

/** The form of a body. Only the service itself answers in JSON; a page may come from a proxy. */
export type BodyForm = 'json' | 'page' | 'text' | 'empty';

/**
 * Returns the failure kind of an HTTP status, or null for a status with an answer. Providers' codes overlap, so the
 * service's words decide.
 * @param words its words and codes in full
 */
export function kindOfStatus(status: number, words: string, form: BodyForm): FailureKind | null {
  switch (status) {
    case 200:
    case 201:
    case 203:
      return null;
    case 202:
    case 425:
      return 'still-working';
    case 204:
    case 205:
      return 'nothing-known';
    case 401:
    case 402:
    case 403:
      return kindOfRefusal(status, words);
    case 405:
    case 410:
      return 'wrong-address';
    case 451:
      return 'withheld';
  }
  if (status < 300) return 'not-understood';
  if (status < 400) return 'wrong-address';
  const isFault = mentionsFault(words);
  // 422 and 409 too: any of them may mean that credits are used up.
  if (status < 500 && status !== 429 && mentionsSpentQuota(words) && !isFault) return 'quota-spent';
  if (mentionsRefusedKey(words) && !isFault) return 'key-refused';
  if (status === 429) return QUOTA.test(words) && !RATE.test(words) ? 'quota-spent' : 'too-many-requests';
  if (status >= 500 || isFault) return 'service-fault';
  if (status === 404) return kindOfNotFound(words, form);
  return status === 400 && QUOTA.test(words) ? 'quota-spent' : 'input-refused';
}

/** Classifies 401, 402 and 403. If status and words contradict each other, the kind says so. */
function kindOfRefusal(status: 401 | 402 | 403, words: string): FailureKind {
  if (mentionsFault(words) && !QUOTA.test(words)) return 'refused-or-fault';
  if (status === 402) return 'quota-spent';
  // A key whose quota is spent is a valid key. A 401 that does not mention the key refuses it.
  if (mentionsSpentQuota(words) && (status === 403 || KEY.test(words))) return 'quota-spent';
  if (status === 401 || KEY.test(words)) return 'key-refused';
  return QUOTA.test(words) ? 'quota-spent' : 'not-allowed';
}

/** Classifies 404. A wrong address and an unknown subject look the same unless the body tells them apart. */
function kindOfNotFound(words: string, form: BodyForm): FailureKind {
  if (form === 'page' || mentionsPath(words)) return 'wrong-address';
  if (isOnlyNotFound(words)) return 'not-found';
  return form === 'json' ? 'nothing-known' : 'wrong-address';
}
