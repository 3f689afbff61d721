import { browser } from '#imports';
import { Button } from '@/components/form/button';
import { LookupScreen } from '@/hooks/lookup/lookup-screen';
import { showInPanel } from './show-in-panel';

/** One lookup in front of the tabs, with links back, to the side panel, and to a separate tab. */
export function PopupLookup({
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
      <LookupScreen id={id} gesture="popup" isReused={reused} onShow={(next) => onShow(next, false)} onEdit={onBack} />
    </div>
  );
}
