import { RecentList } from '@/components/history/recent-list';
import { useRecent } from '@/hooks/lookup/use-recent';

/** The latest lookups, in any state; a click opens one. Viewing sends nothing. */
export function RecentTab({ onShow }: { onShow: (id: string) => void }) {
  const recent = useRecent(30);
  return recent === undefined ? null : <RecentList recent={recent} onShow={onShow} />;
}
