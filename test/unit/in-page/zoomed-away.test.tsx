import { afterEach, expect, test } from 'vitest';
import { watchForLoss } from '@/entrypoints/gesture/watch-for-loss';

const html = document.documentElement;
const WIDTH = 360;

/** A host like the card's: styled from within, beyond the reach of the page's own rules. */
function openHost() {
  const host = document.createElement('div');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:host{all:initial!important;position:fixed!important;display:block!important;
left:40px!important;top:40px!important;width:${WIDTH}px!important;height:320px!important}`);
  host.attachShadow({ mode: 'closed' }).adoptedStyleSheets = [sheet];
  html.append(host);
  host.popover = 'manual';
  host.showPopover();
  return watchForLoss(host, WIDTH, () => undefined);
}

afterEach(() => {
  html.removeAttribute('style');
  html.querySelector(':scope > [popover]')?.remove();
});

test.each([
  ['.01', true],
  ['50', true],
  ['.8', false],
  ['1.25', false],
])('a page that sets zoom: %s on its root has taken the card away: %s', (zoom, isLost) => {
  const loss = openHost();
  expect(loss.isLost()).toBe(false);
  html.style.setProperty('zoom', zoom);
  expect(loss.isLost()).toBe(isLost);
});
