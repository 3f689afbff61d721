import type { Route } from '@/utils/surfaces/route';
import type { PlainKey } from '@/utils/texts/text-key';

/** Tab titles by route. */
export const TAB_TITLES: Record<Route['name'], PlainKey> = {
  'new-lookup': 'title.desk',
  lookup: 'title.lookup',
  history: 'title.history',
  review: 'title.history',
  decisions: 'title.history',
  case: 'title.history',
  'print-case': 'title.history',
  parties: 'title.batches',
  batches: 'title.batches',
  'new-batch': 'title.batches',
  batch: 'title.batches',
};
