import { useLiveQuery } from 'dexie-react-hooks';
import { countDecisions } from '@/utils/storage/listed-decisions';
import { database } from '@/utils/storage/page-database';

/** Returns how many decisions of the user and of colleagues are stored, live; 0 while they load. */
export const useDecisionCount = (): number => useLiveQuery(() => countDecisions(database), []) ?? 0;
