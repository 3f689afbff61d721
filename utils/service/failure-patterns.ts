import type { FailureKind } from './failure';

/** Longer texts are not error messages. The limit bounds the time of the patterns. */
const MAX_CHARACTERS = 2000;

/** Matches a left, then a right alternative within 40 characters of one sentence. */
const near = (left: string, right: string): string => String.raw`\b(?:${left})\b[^.;]{0,40}\b(?:${right})\b`;

const KEY_NAMES = String.raw`(?:api|app|access|licen[cs]e|secret|subscription|security|auth\w{0,12}|bearer)? ?(?:api|access|licen[cs]e|secret|subscription|security|auth\w{0,12}|bearer) (?:key|token)s?|apikey`;
const REFUSING =
  'invalid|not valid|malformed|unknown|unrecogni[sz]ed|incorrect|wrong|bad|expired|revoked|disabled|deactivated|inactive|not active|missing|no|not (?:found|known|recogni[sz]ed|provided|present|authori[sz]ed)|does not exist|rejected|denied|refused|unauthori[sz]ed|required|blocked|suspended';
const KEY_REFUSED = new RegExp(`${near(REFUSING, KEY_NAMES)}|${near(KEY_NAMES, REFUSING)}`, 'i');

const MACHINES = String.raw`database|backend|upstream|server|gateway|cluster|cache|storage|(?:auth\w{0,12}|identity|licen[cs]e|token) (?:service|provider)`;
const BROKEN = String.raw`unavailable|unreachable|down|offline|overloaded|timed out|time ?out|not respond\w*|did not (?:respond|answer)|not reachable|crash\w*|maintenance|fail\w*|error`;
const FAULT = new RegExp(
  [
    near(MACHINES, BROKEN),
    String.raw`\binternal (?:server |service |system )?(?:error|fault|failure|problem)\b`,
    String.raw`\b(?:system|unexpected|unhandled|unknown) (?:error|exception|fault|failure)\b`,
    String.raw`\b(?:temporarily|currently|momentarily) (?:unavailable|down|offline|out of service)\b`,
    String.raw`\bservice unavailable\b(?! (?:in|for|to|at) )`,
    String.raw`\bunder maintenance\b|\bsomething went wrong\b|\bcould not connect\b|\bout of memory\b`,
    String.raw`\bconnection (?:refused|reset|timed out)\b`,
  ].join('|'),
  'i',
);

/** Credit of the account, not of the person who is checked: "No credit file found". */
const CREDIT = 'credits|credit(?! (?:card|file|history|report|score|rating|check|bureau|data|reference))';
const ALLOWANCES = `quota|${CREDIT}|allowance|plan|subscription(?! key)|trial|(?:monthly|daily|usage|request|account|lookup|look up|search|transaction)s? limit`;
const USED_UP = 'exceeded|reached|exhausted|expired|used up|insufficient|ended|depleted|spent|too low';
const QUOTA_SPENT = new RegExp(
  [
    near(ALLOWANCES, USED_UP),
    near('insufficient|not enough|no more|out of|exceeded', `quota|${CREDIT}|funds|balance`),
    near('exceeded|reached', '(?:monthly|daily|usage|request) limit'),
    near('no|zero|0', `(?:${CREDIT}|look ?ups|searches|requests|units) (?:left|remaining|available)`),
    near('balance', 'too low|is 0|is zero|empty|negative'),
  ].join('|'),
  'i',
);
const TOO_MANY = /\brate limit(?:ed| exceeded| reached)\b|\btoo many requests\b|\bthrottled\b/i;

const PATH = /\b(?:route|path|endpoint|url|uri|page)\b|\bcannot (?:post|get)\b|\bno such (?:operation|method)\b/i;
const ONLY_NOT_FOUND = /\b(?:404|http|status|error|message|the|requested|resource|was|could|be|not|found)\b|\W/gi;

/** Separates `INVALID_API_KEY` and `invalidApiKey` into words. */
function plain(text: string): string {
  const separated = text.slice(0, MAX_CHARACTERS).replace(/([a-z])([A-Z])/g, '$1 $2');
  return separated.replace(/[_\s-]+/g, ' ');
}

/** Whether a text says that the API key is not accepted: "Invalid API key", `api_key_revoked`. */
export const mentionsRefusedKey = (text: string): boolean => KEY_REFUSED.test(plain(text));

/** Whether a text reports a fault of the service itself: "internal error", "database unavailable". */
export const mentionsFault = (text: string): boolean => FAULT.test(plain(text));

/** Whether a text says that an allowance of the account is used up: "API key has exceeded its quota". */
export const mentionsSpentQuota = (text: string): boolean => QUOTA_SPENT.test(plain(text));

/** Whether the words of a 404 concern the path and not the subject: "no Route matched". */
export const mentionsPath = (text: string): boolean => PATH.test(plain(text));

/** Whether a 404 says only "Not Found". Frameworks say so of a path, services of a subject. */
export const isOnlyNotFound = (text: string): boolean => plain(text).replace(ONLY_NOT_FOUND, '') === '';

/**
 * Returns the failure kind that a text names beside an HTTP status of success, else null. It is stricter than beside
 * another status: "credit" alone may concern the subject.
 */
export function kindOfFailureWords(text: string): FailureKind | null {
  if (mentionsFault(text)) return null;
  // A key whose quota is spent is a valid key.
  if (mentionsSpentQuota(text)) return 'quota-spent';
  if (mentionsRefusedKey(text)) return 'key-refused';
  return TOO_MANY.test(plain(text)) ? 'too-many-requests' : null;
}
