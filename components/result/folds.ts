import type { GroupId } from '@/utils/reading/group-id';

/** Which groups a person has opened or closed; it holds for every answer. What is not in it stands as it likes. */
export interface Folds {
  open: Partial<Record<GroupId, boolean>>;
  set: (group: GroupId, open: boolean) => void;
}
