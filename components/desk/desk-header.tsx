import { AppWindow, Briefcase, PanelRight, SlidersHorizontal } from 'lucide-react';
import { BrandMark } from '@/components/kit/brand-mark';
import { IconButton } from '@/components/kit/icon-button';
import { useTexts } from '@/components/kit/texts';
import { useDesk } from '@/components/kit/use-desk';
import { openDeskTab, openSettings } from '@/utils/surfaces/open-desk-tab';
import { showInPanel } from '@/utils/surfaces/open-side-panel';
import { ConnectionChip } from './connection-chip';

/** The connection with today's remaining lookups, and buttons that show the route on another surface. */
export function DeskHeader({
  isLocked,
  onPurpose,
}: {
  isLocked: boolean;
  /** Opens the fields of case and reason; null while they, or what is set, are shown. */
  onPurpose: (() => void) | null;
}) {
  const { t } = useTexts();
  const { surface, route } = useDesk();
  const leave = () => {
    if (surface === 'popup') window.close();
  };
  return (
    <header className="-mx-3 -mt-3 flex min-h-12 shrink-0 items-center border-b border-line ps-3 pe-1.5">
      {/* The browser prints mark and name above its side panel. */}
      {surface === 'panel' ? (
        <h1 className="sr-only">{t('manifest.name')}</h1>
      ) : (
        <h1 className="flex shrink-0 items-center gap-2 font-semibold">
          <BrandMark />
          {/* The connection's name tells a sandbox from the real API, so it gets the room of a narrow tab. */}
          <span className="max-[379px]:sr-only">{t('manifest.name')}</span>
        </h1>
      )}
      <span className={`flex min-w-0 flex-1 ${surface === 'panel' ? '' : 'justify-end px-1'}`}>
        <ConnectionChip isLocked={isLocked} />
      </span>
      {onPurpose && (
        <IconButton icon={Briefcase} name={t('purpose.title')} data-testid="open-purpose" onPress={onPurpose} />
      )}
      {surface !== 'panel' && (
        <IconButton
          icon={PanelRight}
          name={t('desk.sidePanel')}
          data-testid="to-panel"
          onPress={() => showInPanel(route, leave)}
        />
      )}
      {surface !== 'tab' && (
        <IconButton
          icon={AppWindow}
          name={t('desk.newTab')}
          data-testid="to-tab"
          onPress={() => void openDeskTab(route).then(leave)}
        />
      )}
      <IconButton icon={SlidersHorizontal} name={t('desk.settings')} onPress={openSettings} />
    </header>
  );
}
