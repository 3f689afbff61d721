import { z } from 'zod/mini';
import { isObject, type JsonObject, normalizeKey } from '@/utils/json/json-object';

/** Names are shown: letters, digits and what joins them, nothing that hides or turns text. */
const NAME = /^[\w. -]{1,40}$/;

/** What a provider says is left, in its own number, and the field or header that says so. */
export const statedCredits = z.strictObject({
  left: z.number().check(z.minimum(0)),
  name: z.string().check(z.regex(NAME)),
});
export type StatedCredits = z.infer<typeof statedCredits>;

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/**
 * Headers that say what is left, what is paid for first: then a rate limit says how many requests. `RateLimit` is of
 * draft-ietf-httpapi-ratelimit-headers, the others are in use.
 */
const HEADERS = [
  words('x-credits-remaining x-credits-left x-remaining-credits x-credit-remaining x-quota-remaining x-quota-left'),
  words('ratelimit-remaining x-ratelimit-remaining x-rate-limit-remaining ratelimit'),
] as const;

/** The same for normalized keys of a body, at its top or directly below one of {@link HOLDERS}. */
const KEYS = [
  words(`creditsleft creditsremaining remainingcredits leftcredits creditsavailable availablecredits creditleft
  creditremaining remainingcredit quotaleft quotaremaining remainingquota lookupsleft lookupsremaining remaininglookups
  searchesleft searchesremaining checksleft checksremaining`),
  words('requestsleft requestsremaining remainingrequests callsleft callsremaining ratelimitremaining'),
] as const;
/** Objects that may hold it; below those of a list, `remaining` alone says what is left. */
const HOLDERS = words('meta usage account billing info credits quota plan limits subscription ratelimit');
const HOLDERS_OF_LEFT = [words('credits quota'), words('ratelimit')] as const;
const LEFT = words('left remaining available');

const WHOLE = /^\d{1,15}$/;

/** Reads a number as sent: 0 or more, in digits alone. */
function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? value : null;
  return typeof value === 'string' && WHOLE.test(value.trim()) ? Number(value) : null;
}

/** Reads `50`, `50, 50;w=60` (old draft), `limit=100, remaining=50` and `"default";r=50;t=30`; several limits give null. */
function numberOfHeader(value: string): number | null {
  const stated = [...value.matchAll(/(?:^|[;,\s])(?:remaining|r)=(\d{1,15})(?=$|[;,\s])/g)].map(([, number]) => number);
  if (stated.length > 0) return stated.length === 1 ? numberOf(stated[0]) : null;
  const [first = '', ...policies] = value.split(',').map((part) => part.trim());
  return policies.every((policy) => policy.includes(';w=')) ? numberOf(first) : null;
}

type Found = StatedCredits | null;

function inHeaders(headers: Headers, names: ReadonlySet<string>): Found[] {
  return [...names].flatMap((name) => {
    const value = headers.get(name);
    if (value === null) return [];
    const left = numberOfHeader(value);
    return [left === null ? null : { left, name }];
  });
}

function inBody(body: unknown, kind: 0 | 1): Found[] {
  if (!isObject(body)) return [];
  const fieldsOf = (part: JsonObject, path: string, names: ReadonlySet<string>): Found[] =>
    Object.entries(part).flatMap(([key, value]) => {
      if (!names.has(normalizeKey(key)) || isObject(value)) return [];
      const [left, name] = [numberOf(value), path + key];
      return [left === null || !NAME.test(name) ? null : { left, name }];
    });
  const below = Object.entries(body).flatMap(([key, part]) => {
    const holder = normalizeKey(key);
    if (!isObject(part) || !HOLDERS.has(holder)) return [];
    return [
      ...fieldsOf(part, `${key}.`, KEYS[kind]),
      ...(HOLDERS_OF_LEFT[kind].has(holder) ? fieldsOf(part, `${key}.`, LEFT) : []),
    ];
  });
  return [...fieldsOf(body, '', KEYS[kind]), ...below];
}

/** Whether a body may say what is left: most do not, and need not be read for it. */
const MAY_STATE = /left|remaining|available/i;

function bodyOf(text: string): unknown {
  if (!MAY_STATE.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Returns what a reply says is left: credits before requests. Undefined if it says nothing, nothing that can be read, or
 * two different numbers. It is shown as the provider's word: nothing is enforced by it.
 */
export function statedCreditsOf(headers: Headers, text: string): StatedCredits | undefined {
  const body = bodyOf(text);
  for (const kind of [0, 1] as const) {
    const found = [...inHeaders(headers, HEADERS[kind]), ...inBody(body, kind)];
    const [first] = found;
    if (!first) {
      if (found.length > 0) return undefined;
      continue;
    }
    return found.every((other) => other?.left === first.left) ? first : undefined;
  }
  return undefined;
}
