import type { Locator } from '@playwright/test';

/** Keys to our item: on a link, field or selection it is above Inspect; on plain text View source is between. */
export const OUR_ITEM = ['Up', 'Up', 'Return'];
export const OUR_ITEM_ON_TEXT = ['Up', 'Up', 'Up', 'Return'];

export const select = (target: Locator, text: string) =>
  target.evaluate((element, wanted) => {
    const node = [...element.childNodes].find((child) => child.textContent?.includes(wanted));
    const start = node?.textContent?.indexOf(wanted) ?? -1;
    if (!node || start < 0) throw new Error('no such text');
    getSelection()?.setBaseAndExtent(node, start, node, start + wanted.length);
  }, text);
