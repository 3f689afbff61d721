import { useLiveQuery } from 'dexie-react-hooks';
import { useApp } from '@/components/kit/use-app';
import { useNow } from '@/components/kit/use-now';
import { calendarDay } from '@/utils/settings/calendar-day';

/** Requests sent to a host today, and how many the daily limit still allows. */
export interface RequestsToday {
  sent: number;
  left: number;
}

/** Returns today's requests to a host, live; undefined while they load. */
export function useRequestsToday(host: string): RequestsToday | undefined {
  const { database, settings } = useApp();
  const day = calendarDay(new Date(useNow(60_000)));
  const sent = useLiveQuery(async () => (await database.spending.get([host, day]))?.count ?? 0, [database, host, day]);
  return sent === undefined ? undefined : { sent, left: Math.max(0, settings.dailyLookups - sent) };
}
