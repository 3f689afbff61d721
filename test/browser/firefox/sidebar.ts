import { until } from '../until.ts';
import { inChrome } from './chrome-scope.ts';
import type { Firefox } from './launch.ts';
import { SIDEBAR_CONTEXT } from './panel-contexts.ts';
import { Surface } from './surface.ts';

/** The sidebar that something of the extension opens. */
export async function waitForSidebar({ send }: Firefox): Promise<Surface> {
  const sidebar = new Surface(send, SIDEBAR_CONTEXT);
  await until(() => sidebar.text(), 'no sidebar opened');
  return sidebar;
}

/** Closes the sidebar, as its own button does. */
export async function closeSidebar({ send }: Firefox): Promise<void> {
  await inChrome(send, (scope) => {
    const { SidebarController } = scope as unknown as { SidebarController: { hide(): void } };
    SidebarController.hide();
  });
}
