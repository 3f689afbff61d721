import { browser } from '#imports';
import { Button } from '@/components/form/button';
import { LookupStartError } from '@/components/result/lookup-start-error';
import { LookupView } from '@/components/result/lookup-view';
import { useLookupScreen } from '@/hooks/lookup/use-lookup-screen';
import { showInPanel } from './show-in-panel';

/** One lookup in front of the tabs, with links back, to the side panel, and to a separate tab. */
export function LookupScreen({
  id,
  reused,
  onShow,
  onBack,
}: {
  id: string;
  reused: boolean;
  onShow: (id: string, reused: boolean) => void;
  onBack: () => void;
}) {
  const { lookup, actions, failure } = useLookupScreen({
    id,
    gesture: 'popup',
    onShow: (next) => onShow(next, false),
    onEdit: onBack,
  });
  const openTab = () => void browser.tabs.create({ url: `${browser.runtime.getURL('/result.html')}?id=${id}` });
  return (
    <div className="flex flex-col gap-3">
      <div className="flex gap-2">
        <Button data-testid="back" variant="quiet" onPress={onBack}>
          ← Back
        </Button>
        <span className="flex-1" />
        <Button variant="quiet" onPress={() => showInPanel(id, openTab)}>
          Side panel
        </Button>
        <Button variant="quiet" onPress={openTab}>
          Open in a tab
        </Button>
      </div>
      {lookup === null && <p>This look-up is no longer stored.</p>}
      {lookup && <LookupView lookup={lookup} reused={reused} actions={actions} />}
      <LookupStartError failure={failure} actions={actions} />
    </div>
  );
}
