import type { FailureKind } from './failure';

const QUOTA = /quota|credit|\bplan\b|balance|limit (has been )?reached|trial|subscription|insufficient funds|payment/i;
const RATE = /rate.?limit|too many|try again (in|after)|per (second|minute|hour)/i;
const KEY = /\bkey\b|token|auth|credential|bearer/i;

/**
 * The kind of failure behind an HTTP status that is not an answer, or null for a status that carries one.
 * Codes overlap in what providers publish (quota as 400/402/403/429, rate limit as 403, a wrong key as 401/403/429),
 * so the service's own words decide between neighbours.
 * @param said the service's words and codes as they came, before they are shortened for people
 * @param isJson whether the body was JSON: only the service itself answers a 404 with JSON
 */
export function kindOfStatus(status: number, said: string, isJson: boolean): FailureKind | null {
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
    case 400:
    case 413:
    case 415:
    case 422:
      return status === 400 && QUOTA.test(said) ? 'quota-spent' : 'input-refused';
    case 401:
      return 'key-refused';
    case 402:
      return 'quota-spent';
    case 403:
      if (KEY.test(said)) return 'key-refused';
      return QUOTA.test(said) ? 'quota-spent' : 'not-allowed';
    case 404:
      return isJson ? 'nothing-known' : 'wrong-address';
    case 405:
    case 410:
      return 'wrong-address';
    case 429:
      return QUOTA.test(said) && !RATE.test(said) ? 'quota-spent' : 'too-many-requests';
    case 451:
      return 'withheld';
    default:
      if (status >= 500) return 'service-fault';
      if (status >= 400) return 'input-refused';
      return status >= 300 ? 'wrong-address' : 'not-understood';
  }
}
