import { LookupView } from '@/components/result/lookup-view';
import { StartProblem } from '@/components/result/start-problem';
import { useLookupScreen } from '@/hooks/lookup/use-lookup-screen';
import type { Settings } from '@/utils/settings/settings';
import type { Database } from '@/utils/storage/database';

/** The full result in the side panel. */
export function PanelLookup(props: {
  database: Database;
  id: string;
  settings: Settings;
  onShow: (id: string) => void;
}) {
  const { lookup, actions, failure } = useLookupScreen({ ...props, gesture: 'panel' });
  if (lookup === undefined) return null;
  if (lookup === null) return <p>This look-up is not stored any more.</p>;
  return (
    <>
      <LookupView lookup={lookup} actions={actions} />
      <StartProblem failure={failure} actions={actions} />
    </>
  );
}
