import { useApp } from '@/components/kit/use-app';
import { useLive } from '@/components/kit/use-live';
import { useNow } from '@/components/kit/use-now';
import { calendarDay } from '@/utils/settings/calendar-day';

/** Requests sent to a host today, and how many the daily limit still allows. */
export interface RequestsToday {
  sent: number;
  left: number;
}

/** Requests sent to a host this calendar month, and lookups that saved results answered instead. */
export interface RequestsThisMonth {
  sent: number;
  reused: number;
}

/** Returns this month's requests to a host, live, from the counters of its days; undefined while they load. */
export function useRequestsThisMonth(host: string): RequestsThisMonth | undefined {
  const day = calendarDay(new Date(useNow(60_000)));
  return useLive(async ({ spending }) => {
    const days = await spending
      .where('[host+day]')
      .between([host, `${day.slice(0, 7)}-01`], [host, day], true, true)
      .toArray();
    return days.reduce((sum, { count, reused = 0 }) => ({ sent: sum.sent + count, reused: sum.reused + reused }), {
      sent: 0,
      reused: 0,
    });
  }, `${host} ${day}`);
}

/**
 * Returns today's requests to a host, live; undefined while they load.
 * @param known what is known meanwhile
 */
export function useRequestsToday(host: string, known?: number): RequestsToday | undefined {
  const { settings } = useApp();
  const day = calendarDay(new Date(useNow(60_000)));
  const sent =
    useLive(async ({ spending }) => (await spending.get([host, day]))?.count ?? 0, `${host} ${day}`) ?? known;
  return sent === undefined ? undefined : { sent, left: Math.max(0, settings.dailyLookups - sent) };
}
