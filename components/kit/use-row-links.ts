import { useCallback } from 'react';
import { deskUrl } from '@/utils/surfaces/open-desk-tab';
import { shownLookupOf, withLookup } from '@/utils/surfaces/route';
import { useDesk } from './use-desk';

/** Links of a list's rows, each to its lookup in the same place. `shown`: the lookup that is open. */
export interface RowLinks {
  shown: string | null;
  hrefOf: (id: string) => string;
  onOpen: (id: string) => void;
}

/** Returns the links of the rows in the list that the desk shows. */
export function useRowLinks(): RowLinks {
  const { route, navigate } = useDesk();
  const hrefOf = useCallback((id: string) => deskUrl(withLookup(route, id)), [route]);
  const onOpen = useCallback((id: string) => navigate(withLookup(route, id)), [route, navigate]);
  return { shown: shownLookupOf(route), hrefOf, onOpen };
}
