import { RecentList } from '@/components/history/recent-list';
import { useRecent } from '@/hooks/lookup/use-recent';
import { useReadingRules } from '@/hooks/settings/use-reading-rules';
import type { Database } from '@/utils/storage/database';

/** The latest lookups, in any state; a click opens one. Viewing sends nothing. */
export function RecentTab({ database, onShow }: { database: Database; onShow: (id: string) => void }) {
  const recent = useRecent(database, useReadingRules(), 30);
  return recent === undefined ? null : <RecentList recent={recent} onShow={onShow} />;
}
