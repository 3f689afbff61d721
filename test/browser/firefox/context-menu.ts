import { until } from '../until.ts';
import { inChrome } from './chrome-scope.ts';
import { EXTENSION_ID } from './extension.ts';
import type { Firefox } from './launch.ts';

type MenuItem = Element & { label: string };
type Menu = Element & { state: string; activateItem(item: MenuItem): void };
type Submenu = Element & { open: boolean };

/** Firefox's prefix for the items of an extension. */
const PREFIX = `${EXTENSION_ID.replace(/[^a-z0-9_-]/g, '_')}-menuitem`;

/** The items of the extension in the native menu that is open, once it is. */
export function menuLabels({ send }: Firefox): Promise<string[]> {
  const look = () =>
    inChrome(
      send,
      ({ document }, prefix) => {
        const menu = document.getElementById('contentAreaContextMenu') as Menu | null;
        if (menu?.state !== 'open') return null;
        return [...menu.querySelectorAll<MenuItem>(`menuitem[id^="${prefix}"]`)].map(({ label }) => label);
      },
      PREFIX,
    );
  return until(look, 'no context menu opened');
}

/** Chooses the item of the extension that starts with these words; where there are several, Firefox has them in a submenu. */
export async function chooseItem(firefox: Firefox, start: string): Promise<void> {
  const labels = await menuLabels(firefox);
  const label = labels.find((text) => text.startsWith(start));
  if (label === undefined) throw new Error(`The menu has no "${start}" but: ${labels.join(', ')}`);
  await inChrome(
    firefox.send,
    async ({ document }, prefix, wanted) => {
      const items = [...document.querySelectorAll<MenuItem>(`menuitem[id^="${prefix}"]`)];
      const item = items.find((candidate) => candidate.label === wanted);
      const menu = item?.parentElement as Menu | null;
      if (!item || !menu) return;
      const submenu = menu.parentElement as Submenu | null;
      if (submenu?.localName === 'menu') submenu.open = true;
      while (menu.state !== 'open') await new Promise((resolve) => setTimeout(resolve, 20));
      menu.activateItem(item);
    },
    PREFIX,
    label,
  );
}

/** Closes the native menu without a choice. */
export async function closeMenu({ send }: Firefox): Promise<void> {
  await inChrome(send, async ({ document }) => {
    const menu = document.getElementById('contentAreaContextMenu') as (Menu & { hidePopup(): void }) | null;
    menu?.hidePopup();
    while (menu && menu.state !== 'closed') await new Promise((resolve) => setTimeout(resolve, 20));
  });
}
