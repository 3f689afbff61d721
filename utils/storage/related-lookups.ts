import Dexie from 'dexie';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import { MAX_RELATED, type Related } from '@/utils/lookup/lookup-store';
import { birthKey, relatedKeys } from '@/utils/lookup/related-keys';
import type { RequestSubject } from '@/utils/service/operations';
import { describeSubject } from '@/utils/service/request-subject';
import type { Database } from './database';

/** Returns what the history has besides a subject, of lookups that were answered. Reads a few keys of two indexes. */
export async function relatedTo(database: Database, subject: RequestSubject): Promise<Related[]> {
  const { relatedKey, variantKey, domainKey } = relatedKeys(subject);
  const variants = { index: '[relatedKey+state+variantKey]', key: relatedKey };
  const isName = describeSubject(subject).spelling === undefined;
  const groups: Group[] = isName
    ? // A check without a date of birth has no other one.
      [{ ...variants, kind: 'births', except: [variantKey, birthKey(undefined)] }]
    : [{ ...variants, kind: 'spellings', except: [variantKey] }];
  if (domainKey !== undefined) {
    groups.push({ index: '[domainKey+state+relatedKey]', key: domainKey, kind: 'domain', except: [relatedKey] });
  }
  const found = await Promise.all(groups.map((group) => count(database, group)));
  return found.filter((related) => related.count > 0);
}

/** The answered lookups with a key in the first part of an index. Its last part tells them apart; some do not count. */
interface Group {
  kind: Related['kind'];
  index: string;
  key: string;
  except: readonly string[];
}

async function count({ lookups }: Database, { kind, index, key, except }: Group): Promise<Related> {
  const unique = await lookups
    .where(index)
    .between([key, 'done', Dexie.minKey], [key, 'done', Dexie.maxKey])
    .limit(MAX_RELATED + except.length + 1)
    .uniqueKeys();
  // The keys of these indexes are lists of three texts.
  const others = (unique as unknown as [string, string, string][]).filter(([, , last]) => !except.includes(last));
  const counted = others.slice(0, MAX_RELATED);
  const newest = async (keys: (typeof counted)[number]) =>
    newestFirst(await lookups.where(index).equals(keys).toArray()).slice(0, 1);
  return {
    kind,
    count: counted.length,
    isMore: others.length > MAX_RELATED,
    read: async () => newestFirst((await Promise.all(counted.map(newest))).flat()),
  };
}

const newestFirst = (records: readonly LookupRecord[]): LookupRecord[] =>
  records.toSorted((a, b) => (b.endedAt ?? 0) - (a.endedAt ?? 0));
