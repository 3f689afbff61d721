import { useEffect, useState } from 'react';
import { type Place, queryOf, readPlace } from './place.ts';

/** Where the user is, and a way to go elsewhere without loading the page again. */
export function usePlace(): [place: Place, go: (to: Partial<Place>) => void] {
  const [place, setPlace] = useState(() => readPlace(location.search));
  useEffect(() => {
    const onPopState = () => setPlace(readPlace(location.search));
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);
  const go = (to: Partial<Place>) => {
    const next = { ...place, ...to };
    history.pushState(null, '', queryOf(next));
    setPlace(next);
  };
  return [place, go];
}
