import { normalForm } from '@/utils/detection/normal-form';
import { boxesOf } from '@/utils/in-page/email-match';
import { createOverlay } from '@/utils/in-page/overlay';
import { emailsInPage, isShown } from './emails-in-page';

const FLASH_MS = 1_500;

/**
 * Scrolls the first visible occurrence of an address into view and flashes it in our overlay. Returns false if the
 * address is gone.
 */
export function reveal(email: string): boolean {
  const places = emailsInPage().filter(({ address }) => address === email || normalForm(address) === email);
  const place = places.find(isShown) ?? places[0];
  const element = place?.node instanceof Element ? place.node : place?.node.parentElement;
  if (!place || !element) return false;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const [box] = place.match ? boxesOf(place.match) : [element.getBoundingClientRect()];
  if (!box) return false;
  const overlay = createOverlay();
  // Above any dialog or popover of the page.
  overlay.settle(new Set([document.documentElement]));
  const flash = overlay.draw('flash');
  flash.style.outline = '3px solid #5c74be';
  flash.style.outlineOffset = '2px';
  overlay.place(flash, box.left, box.top, box.width, box.height);
  setTimeout(overlay.remove, FLASH_MS);
  return true;
}
