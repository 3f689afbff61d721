import { expect, test } from 'vitest';
import { boxesOf } from '@/utils/in-page/email-match';
import { findInElement } from '@/utils/in-page/find-in-element';

function read(html: string) {
  document.body.innerHTML = `<p>${html}</p>`;
  return findInElement(document.body);
}
const addressesIn = (html: string): string[] => read(html).map(({ address }) => address);

const FOR_READERS = 'position:absolute;width:1px;height:1px;overflow:hidden';

test.each([
  ['clipped to a pixel', `<span style="${FOR_READERS}">Email</span>`],
  ['clipped by a path', '<span style="position:absolute;clip-path:inset(50%)">Email</span>'],
  ['without a box', '<span hidden>Email</span>'],
  ['in letters of no size', '<span style="font-size:0">Email</span>'],
  ['clear', '<span style="opacity:0">Email</span>'],
  ['hidden', '<span style="visibility:hidden">Email</span>'],
  ['drawn as an icon, by the name of its font', '<i style="font-family:Material Symbols Outlined">mail</i>'],
  ['drawn as an icon, by its role', '<i style="font-family:Glyphs" aria-hidden="true">mail</i>'],
])('text %s is no part of the address behind it', (_, before) => {
  expect(addressesIn(`${before}kim@acme.example`)).toEqual(['kim@acme.example']);
});

test('visible text joins, even in another font or hidden from screen readers', () => {
  expect(addressesIn('<i style="font-family:monospace">kim</i>@acme.example')).toEqual(['kim@acme.example']);
  expect(addressesIn('<i aria-hidden="true">kim</i>@acme.example')).toEqual(['kim@acme.example']);
});

test.each([
  ['without a box', 'display:none'],
  ['in letters of no size', 'font-size:0'],
  ['for screen readers', FOR_READERS],
])('an address goes on behind text %s, and its boxes leave that out', (_, style) => {
  const [match, ...more] = read(`jane.<span style="${style}">unseen</span>doe@acme.example`);
  expect([match?.address, ...more]).toEqual(['jane.doe@acme.example']);
  expect(match && boxesOf(match)).toHaveLength(2);
});
