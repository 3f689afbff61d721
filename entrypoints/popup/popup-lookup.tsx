import { browser } from '#imports';
import { Button } from '@/components/form/button';
import { LookupScreen } from '@/hooks/lookup/lookup-screen';
import { openSidePanel } from '@/utils/surfaces/open-side-panel';
import { panelLookup } from '@/utils/surfaces/panel-lookup';
import { openResultPage } from '@/utils/surfaces/result-page';

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
  const openTab = () => void openResultPage(id);
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

/** Shows a lookup in the side panel and closes the popup; calls `otherwise` if the browser opens no panel. */
function showInPanel(id: string, otherwise: () => void): void {
  void panelLookup.write({ id });
  openPanelHere().then((opened) => (opened ? window.close() : otherwise()), otherwise);
}

/** Opens the panel of the popup's window. In an extension page, a user gesture stays valid for some seconds. */
async function openPanelHere(): Promise<boolean> {
  if (import.meta.env.FIREFOX) return openSidePanel({ windowId: browser.windows.WINDOW_ID_CURRENT });
  const { id } = await browser.windows.getCurrent();
  return id === undefined ? false : openSidePanel({ windowId: id });
}
