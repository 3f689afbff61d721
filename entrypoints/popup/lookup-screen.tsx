import { browser } from '#imports';
import { Button } from '@/components/button';
import { LookupView } from '@/components/result/lookup-view';
import { StartProblem } from '@/components/result/start-problem';
import { useLookupScreen } from '@/utils/live/use-lookup-screen';
import type { Settings } from '@/utils/settings/settings';
import type { Database } from '@/utils/storage/database';

/** One look-up in front of the tabs, with the way back and the way to a tab of its own. */
export function LookupScreen({
  database,
  id,
  reused,
  settings,
  onShow,
  onBack,
}: {
  database: Database;
  id: string;
  reused: boolean;
  settings: Settings;
  onShow: (id: string, reused: boolean) => void;
  onBack: () => void;
}) {
  const { live, read, teaching, folds, actions, failure } = useLookupScreen({
    database,
    id,
    gesture: 'popup',
    settings,
    onShow: (next) => onShow(next, false),
    onEdit: onBack,
  });
  const openTab = () => void browser.tabs.create({ url: `${browser.runtime.getURL('/result.html')}?id=${id}` });
  return (
    <div className="flex flex-col gap-3">
      <div className="flex justify-between">
        <Button look="quiet" onPress={onBack}>
          ← Back
        </Button>
        <Button look="quiet" onPress={openTab}>
          Open in a tab
        </Button>
      </div>
      {live === null && <p>This look-up is no longer stored.</p>}
      {live && (
        <LookupView
          record={live.record}
          answer={live.answer}
          read={read}
          teaching={teaching}
          folds={folds}
          reused={reused}
          actions={actions}
        />
      )}
      <StartProblem failure={failure} actions={actions} />
    </div>
  );
}
