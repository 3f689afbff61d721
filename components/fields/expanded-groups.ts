import type { GroupId } from '@/utils/reading/sections/section';

/** Groups that the user has opened or closed, for all answers. A group without an entry uses its default. */
export interface ExpandedGroups {
  open: Partial<Record<GroupId, boolean>>;
  set: (group: GroupId, open: boolean) => void;
}
