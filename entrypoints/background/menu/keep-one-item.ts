import { browser } from '#imports';
import { menuTexts, updateItem } from './menu-titles';
import { mayHoldEmail } from './score-clicked';

/** The menu events of Firefox; WXT's types know only Chromium, which has none. */
interface Menus {
  onShown: { addListener: (act: (info: { contexts: string[]; selectionText?: string }) => void) => void };
  onHidden: { addListener: (act: () => void) => void };
  refresh: () => Promise<void>;
}

/**
 * Leaves one item in the menu of a selection within a link, field or frame, where a second one would move both into a
 * submenu. Where Firefox tells what is selected, on enabled sites, the item says what it does.
 */
export function keepOneItem(): void {
  const { menus } = browser as unknown as { menus: Menus };
  // An earlier life of the background may have left the items adapted.
  let isAdapted = true;
  menus.onShown.addListener(({ contexts, selectionText }) => {
    // An open menu is rebuilt only if needed: a choice at that moment would be lost.
    if (!contexts.includes('selection')) return;
    isAdapted = true;
    void nameSelection(selectionText).then(() => menus.refresh());
  });
  menus.onHidden.addListener(() => {
    if (!isAdapted) return;
    isAdapted = false;
    void restore();
  });
}

async function nameSelection(selection: string | undefined): Promise<void> {
  const { t } = await menuTexts();
  await updateItem('score-here', { visible: false });
  if (selection === undefined) return;
  const title = mayHoldEmail(selection) ? t('menu.scoreAddress', { email: '%s' }) : t('menu.checkName', { name: '%s' });
  await updateItem('look-up-selection', { title });
}

async function restore(): Promise<void> {
  const { t } = await menuTexts();
  await updateItem('score-here', { visible: true });
  await updateItem('look-up-selection', { title: t('menu.lookUpSelection') });
}
