import { useDeferredValue } from 'react';
import { useDesk } from '@/components/kit/use-desk';
import { useMediaQuery } from '@/components/kit/use-media-query';

/**
 * Returns whether the desk is a tab of at least 1000 px: then its navigation is a column, and a lookup is beside its list.
 * Deferred: what is shown stays until the modules of the list are loaded.
 */
export function useIsWide(): boolean {
  const hasRoom = useDeferredValue(useMediaQuery('(min-width: 1000px)'));
  // A popup that is opened in a tab keeps its width.
  return useDesk().surface === 'tab' && hasRoom;
}
