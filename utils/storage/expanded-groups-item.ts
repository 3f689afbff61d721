import { z } from 'zod';
import type { GroupId } from '../reading/sections/section';
import { storedItem } from './stored-item';

const expandedGroups = z.record(z.string(), z.boolean()).catch({});

/** Groups of an answer that the user keeps open or closed; group names only, no personal data. The last click wins. */
export const expandedGroupsItem = storedItem<Partial<Record<GroupId, boolean>>>('local', 'folds', (stored) =>
  expandedGroups.parse(stored),
);
