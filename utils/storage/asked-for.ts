import type { AskedFor } from '../batch/row-scope';
import type { Database } from './database';

const PARTS = ['reference', 'reason', 'operator'] as const satisfies (keyof AskedFor)[];

/**
 * Returns the ids of lookups that were made, or asked for again, for a case that begins so, with a reason and by a user; null if
 * none of these is given. Reasons and users have indexes; the index of a case holds digests, which do not say how a case begins.
 */
export async function lookupsAskedFor(database: Database, asked: AskedFor): Promise<ReadonlySet<string> | null> {
  const parts = PARTS.filter((part) => asked[part] !== '');
  if (parts.length === 0) return null;
  const { lookups, log } = database;
  const [made, again] = await Promise.all([
    Promise.all(
      parts.map(async (part) => {
        const of =
          part === 'reference'
            ? lookups.filter(({ purpose }) => purpose?.reference.startsWith(asked[part]) === true)
            : lookups.where(`purpose.${part}`).equals(asked[part]);
        return new Set(await of.primaryKeys());
      }),
    ),
    log.where('[content.event+content.how]').equals(['lookup', 'reused']).toArray(),
  ]);
  const [first = new Set<string>(), ...others] = made;
  const ids = others.reduce((left, next) => left.intersection(next), first);
  for (const { content } of again) {
    if (content === null) continue;
    const isAsked = parts.every((part) =>
      part === 'reference' ? content[part].startsWith(asked[part]) : content[part] === asked[part],
    );
    if (isAsked) ids.add(content.lookup);
  }
  return ids;
}

/** Returns the reasons and users of stored lookups, each once. */
export async function readAskedFor({ lookups }: Database): Promise<Record<'reason' | 'operator', readonly string[]>> {
  const [reasons, operators] = await Promise.all(
    (['reason', 'operator'] as const).map((part) => lookups.orderBy(`purpose.${part}`).uniqueKeys()),
  );
  const texts = (keys: readonly unknown[] = []) =>
    keys.filter((key) => typeof key === 'string' && key !== '').map(String);
  return { reason: texts(reasons), operator: texts(operators) };
}
