import { partiesDraft } from '@/utils/batch/parties';
import { sessionItem } from './stored-item';

/** Before the id of the lookup. */
export const PARTIES_DRAFTS = 'draft:parties:';

/** Names and parties that were entered for the subject of a lookup. */
export const partiesDraftOf = (lookup: string) => sessionItem(PARTIES_DRAFTS + lookup, partiesDraft);
