import { relativeTime } from '@/components/kit/relative-time';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import type { Texts } from '@/utils/texts/texts';

/** Returns what the provider said is left with a lookup, and when; nothing if it said nothing. */
export function providerSays(
  texts: Texts,
  { credits, endedAt }: Pick<LookupRecord, 'credits' | 'endedAt'>,
  now: number,
): string[] {
  if (credits === undefined || endedAt === undefined) return [];
  const { left, name } = credits;
  const age = relativeTime(texts, endedAt, now);
  return [texts.t('connectionStatus.providerSays', { left: texts.formats.number(left), name, age })];
}
