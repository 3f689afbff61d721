import { useLiveQuery } from 'dexie-react-hooks';
import { useNow } from '@/components/use-now';
import { useApp } from '@/hooks/app-provider';
import { calendarDay } from '@/utils/settings/calendar-day';

/** Returns the number of requests sent to a host today, live; undefined while it loads. */
export function useRequestsToday(host: string): number | undefined {
  const { database } = useApp();
  const day = calendarDay(new Date(useNow(60_000)));
  return useLiveQuery(async () => (await database.spending.get([host, day]))?.count ?? 0, [database, host, day]);
}
