import { useCallback, useEffect, useRef } from 'react';
import { useDesk } from '@/components/kit/use-desk';
import { hashOf, routeOf } from '@/utils/surfaces/route';

/**
 * Dismisses a notice when the desk leaves the place that the notice belongs to. Returns a function to call when a notice
 * comes: it belongs to the place that the desk shows or is about to show.
 */
export function usePlaceOfNotice(dismiss: () => void): () => void {
  const here = hashOf(useDesk().route);
  const seen = useRef(here);
  const place = useRef<string | null>(here);
  const latest = useRef(dismiss);
  latest.current = dismiss;
  useEffect(() => {
    if (seen.current === here) return;
    seen.current = here;
    if (place.current === here) return;
    place.current = null;
    latest.current();
  }, [here]);
  return useCallback(() => {
    place.current = hashOf(routeOf(location.hash));
  }, []);
}
