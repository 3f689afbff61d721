const TABS = ['overview', 'emails', 'edit'] as const;

/** A page of a contact's record. */
export type Tab = (typeof TABS)[number];

/** What is on the screen, as the address says it. */
export interface Place {
  /** The open contact. */
  contact: number | null;
  tab: Tab;
  /** Nothing moves by itself: `?still`. */
  still: boolean;
}

/** Read `?contact=3&tab=edit&still`. */
export function readPlace(search: string): Place {
  const params = new URLSearchParams(search);
  return {
    contact: Number(params.get('contact')) || null,
    tab: TABS.find((tab) => tab === params.get('tab')) ?? 'overview',
    still: params.has('still'),
  };
}

/** The query that leads to a place. */
export function queryOf({ contact, tab, still }: Place): string {
  const parts = [
    contact === null ? '' : `contact=${contact}`,
    contact === null || tab === 'overview' ? '' : `tab=${tab}`,
    still ? 'still' : '',
  ];
  return `?${parts.filter((part) => part !== '').join('&')}`;
}
