import { normalForm } from '@/utils/detection/normal-form';
import { boxesOf } from '@/utils/in-page/mention';
import { createOverlay } from '@/utils/in-page/overlay';
import { emailsInPage, isShown } from './emails-in-page';

const FLASH_MS = 1_500;

/**
 * Scrolls an address into view, to the first place where it can be seen, and flashes it in an overlay of ours; false
 * where it is gone.
 */
export function reveal(email: string): boolean {
  const places = emailsInPage().filter(({ address }) => address === email || normalForm(address) === email);
  const place = places.find(isShown) ?? places[0];
  const element = place?.node instanceof Element ? place.node : place?.node.parentElement;
  if (!place || !element) return false;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const [box] = place.mention ? boxesOf(place.mention) : [element.getBoundingClientRect()];
  if (!box) return false;
  const overlay = createOverlay();
  // Above whatever the page has opened.
  overlay.settle(new Set([document.documentElement]));
  const flash = overlay.draw('flash');
  flash.style.outline = '3px solid #5c74be';
  flash.style.outlineOffset = '2px';
  overlay.place(flash, box.left, box.top, box.width);
  flash.style.height = `${box.height}px`;
  setTimeout(overlay.remove, FLASH_MS);
  return true;
}
