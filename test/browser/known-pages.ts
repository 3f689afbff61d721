import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Drawn } from './marks-here.ts';

const FOLDER = path.join(import.meta.dirname, '../pages/plain/known');

/** Pages modelled on the places where people read addresses; every address on them has been scored. */
export const KNOWN_PAGES = [
  'webmail',
  'crm-grid',
  'mail-header',
  'chips',
  'data-table',
  'helpdesk',
  'virtual-grid',
].map((name) => ({ name, file: `known/${name}.html` }));

/** The people of these pages. */
export const KNOWN_PEOPLE = [...readFileSync(path.join(FOLDER, 'people.js'), 'utf8').matchAll(/,(\S+@\S+)/g)].map(
  ([, email]) => String(email).replace('`', ''),
);

/** How many known addresses are in sight, and how many of them have a badge. */
export interface Shown {
  known: number;
  badges: number;
}

export const shownMarks = ({ marked, badges }: Drawn): Shown => ({
  known: marked.length,
  badges: badges.length,
});

/** Runs in a page: every badge that lies on text, on a control or on another badge, by what it lies on. */
export function coveredBy(badges: Drawn['badges']): string[] {
  interface Box {
    left: number;
    right: number;
    top: number;
    bottom: number;
    name: string;
  }
  const boxes: Box[] = [];
  const add = (name: string, { left, right, top, bottom }: DOMRect) =>
    right > left && boxes.push({ name, left, right, top, bottom });
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const element = text.parentElement;
    if (!element?.checkVisibility() || !text.nodeValue?.trim()) continue;
    const clip = element.closest('.cut')?.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const { left, right, top, bottom } of range.getClientRects())
      add(
        text.nodeValue.trim().slice(0, 20),
        new DOMRect(left, top, Math.min(right, clip?.right ?? right) - left, bottom - top),
      );
  }
  for (const control of document.querySelectorAll('button,input'))
    add(control.localName, control.getBoundingClientRect());
  for (const { x, y, width, height, shown } of badges) add(`badge ${shown}`, new DOMRect(x, y, width, height));
  return badges.flatMap(({ x, y, width, height, shown }) =>
    boxes
      .filter(
        ({ name, left, right, top, bottom }) =>
          !(name === `badge ${shown}` && Math.abs(left - x) < 0.1 && Math.abs(top - y) < 0.1) &&
          // A line of text is higher than its letters.
          Math.min(right, x + width) - Math.max(left, x) > 1 &&
          Math.min(bottom, y + height) - Math.max(top, y) > 1.5,
      )
      .map(({ name }) => `${shown} at ${Math.round(x)},${Math.round(y)} on ${name}`),
  );
}
