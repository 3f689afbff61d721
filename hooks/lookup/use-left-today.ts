import { useApp } from '@/hooks/app-provider';
import { useRequestsToday } from './use-requests-today';

/** Returns how many lookups of a host the daily limit still allows today, live; null while it loads. */
export function useLeftToday(host: string): number | null {
  const { dailyLookups } = useApp().settings;
  const spent = useRequestsToday(host);
  return spent === undefined ? null : Math.max(0, dailyLookups - spent);
}
