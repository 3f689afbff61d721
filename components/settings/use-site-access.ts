import { useEffect, useState } from 'react';
import { browser } from '#imports';

/** Returns whether the browser allows access to a site, live. True while it loads, to avoid a false alarm. */
export function useSiteAccess(pattern: string): boolean {
  const [isAllowed, setAllowed] = useState(true);
  useEffect(() => {
    let isWatching = true;
    const ask = () =>
      void browser.permissions.contains({ origins: [pattern] }).then(
        (answer) => isWatching && setAllowed(answer),
        () => undefined,
      );
    ask();
    const { onAdded, onRemoved } = browser.permissions;
    onAdded.addListener(ask);
    onRemoved.addListener(ask);
    return () => {
      isWatching = false;
      onAdded.removeListener(ask);
      onRemoved.removeListener(ask);
    };
  }, [pattern]);
  return isAllowed;
}
