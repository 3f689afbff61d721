import { isListedEnding } from './is-listed-ending';

/** Endings that most addresses have. */
const ENDINGS = ['com', 'net', 'org', 'info', 'edu'];
/** Large providers with names long enough that a name one edit away is seldom another company. */
const PROVIDERS =
  'gmail.com googlemail.com yahoo.com hotmail.com outlook.com icloud.com protonmail.com comcast.net t-online.de wanadoo.fr laposte.net docomo.ne.jp ezweb.ne.jp'.split(
    ' ',
  );
/** Providers one edit away from those. */
const NEIGHBORS = ['mail.com', 'ymail.com', 'email.com', 'fmail.com', 'hotmail.co'];

/** Returns whether one inserted, missing, wrong or swapped letter makes one text of the other. */
function isOneEdit(a: string, b: string): boolean {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  const [x, y] = [a.slice(same), b.slice(same)];
  if (x === '' && y === '') return false;
  const isSwapped = x.length > 1 && x[0] === y[1] && x[1] === y[0] && x.slice(2) === y.slice(2);
  return isSwapped || x.slice(1) === y.slice(1) || x.slice(1) === y || x === y.slice(1);
}

/**
 * Returns the domain that was probably meant by one with a typo, such as "example.con" or "gmial.com".
 *
 * @param domain lower case, in ASCII
 * @returns undefined if the domain may be meant as it is
 */
export function likelyDomain(domain: string): string | undefined {
  const dot = domain.lastIndexOf('.') + 1;
  const ending = domain.slice(dot);
  const likely = isListedEnding(ending) ? ending : ENDINGS.find((other) => isOneEdit(ending, other));
  if (likely === undefined) return undefined;
  const name = domain.slice(0, dot) + likely;
  const provider = NEIGHBORS.includes(name) ? undefined : PROVIDERS.find((other) => isOneEdit(name, other));
  return provider ?? (name === domain ? undefined : name);
}
