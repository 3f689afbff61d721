import { z } from 'zod/mini';
import { caseHandle } from '../case/case-handle';
import type { Operation } from '../service/operations';

const id = z.uuid();

/** The forms that a lookup comes from. */
export const LOOKUP_FORMS = ['email', 'subject'] as const;
export type LookupForm = (typeof LOOKUP_FORMS)[number];

/** The form in which the subject of an operation is entered. */
export const FORM_OF: Record<Operation, LookupForm> = { score: 'email', overview: 'subject' };

/**
 * A place in the desk; popup, side panel and tab have the same ones. It appears in the URLs of tabs, so it contains only
 * random ids.
 */
export const route = z.discriminatedUnion('name', [
  z.object({ name: z.literal('new-lookup'), form: z.enum(LOOKUP_FORMS) }),
  /**
   * `saved`: the user requested a lookup and got a stored one, so nothing was sent. `form`: where such a lookup starts;
   * without it, the desk stays at its last form.
   */
  z.object({
    name: z.literal('lookup'),
    id,
    as: z.enum(['result', 'saved', 'print']),
    form: z.optional(z.enum(LOOKUP_FORMS)),
  }),
  /** `id`: the lookup shown with the list. */
  z.object({ name: z.literal('history'), id: z.optional(id) }),
  /** The part of the history that is to review. */
  z.object({ name: z.literal('review'), id: z.optional(id) }),
  /** Every decision, with those that are due. `id`: the lookup shown with the list. */
  z.object({ name: z.literal('decisions'), id: z.optional(id) }),
  /** A case; see {@link caseHandle}. `id`: the lookup shown with it. */
  z.object({ name: z.literal('case'), of: caseHandle, id: z.optional(id) }),
  /** All of a case on paper. */
  z.object({ name: z.literal('print-case'), of: caseHandle }),
  /** The form of names and parties that belong to a person or business. `of`: the lookup of that subject. */
  z.object({ name: z.literal('parties'), of: id }),
  z.object({ name: z.literal('batches') }),
  /** `page`: with the addresses of a page. */
  z.object({ name: z.literal('new-batch'), source: z.enum(['text', 'page']) }),
  /** `row`: the lookup shown with the rows. */
  z.object({ name: z.literal('batch'), id, row: z.optional(id) }),
]);
export type Route = z.infer<typeof route>;

/** Where a desk opens. */
export const START: Route = { name: 'new-lookup', form: 'email' };

/** Whether a route is the form of an email address. */
export const isAddressForm = (at: Route): boolean => at.name === 'new-lookup' && at.form === 'email';

/** Whether lookups start from a route. Nothing can be sent from it without a connection; stored lookups can always be read. */
export const isForm = ({ name }: Route): boolean => name === 'new-lookup' || name === 'new-batch' || name === 'parties';

/** Returns the lookup that a route shows; null if it shows none. */
export function shownLookupOf(from: Route): string | null {
  if (from.name === 'batch') return from.row ?? null;
  return 'id' in from ? (from.id ?? null) : null;
}

/** Returns the route that shows another lookup in the same place. */
export function withLookup(from: Route, lookup: string): Route {
  if (isPlainList(from) || from.name === 'case') return { ...from, id: lookup };
  return from.name === 'batch' ? { ...from, row: lookup } : { name: 'lookup', id: lookup, as: 'result' };
}

/** Returns the route of the list alone, without the lookup that is open in it. */
export function withoutLookup(from: Route): Route {
  if (isPlainList(from)) return { name: from.name };
  return from.name === 'batch' ? { name: 'batch', id: from.id } : from;
}

/** Whether a route is a list that needs no more than its name. */
export const isPlainList = (at: Route): at is Extract<Route, { name: 'history' | 'review' | 'decisions' }> =>
  at.name === 'history' || at.name === 'review' || at.name === 'decisions';

/** Returns the hash of an address that leads to a route. */
export function hashOf(to: Route): string {
  return `#/${[to.name, ...detailsOf(to)].filter((part) => part !== undefined).join('/')}`;
}

function detailsOf(to: Route): (string | undefined)[] {
  switch (to.name) {
    case 'new-lookup':
      return [to.form];
    case 'lookup':
      return [to.id, to.as, to.form];
    case 'history':
    case 'review':
    case 'decisions':
      return [to.id];
    case 'case':
      return [to.of, to.id];
    case 'print-case':
    case 'parties':
      return [to.of];
    case 'batches':
      return [];
    case 'new-batch':
      return [to.source];
    case 'batch':
      return [to.id, to.row];
  }
}

/** Returns the route of a hash; {@link START} if it leads nowhere. */
export function routeOf(hash: string): Route {
  const [, written, first, second, third] = hash.split('/');
  // Up to 0.2.0, addresses of tabs had this name.
  const name = written === 'look-up' ? 'new-lookup' : written;
  const form = name === 'lookup' ? third : first;
  const shown = name === 'case' ? second : first;
  return route.safeParse({ name, form, source: first, of: first, id: shown, as: second, row: second }).data ?? START;
}
