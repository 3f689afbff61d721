import { expect, test } from 'vitest';
import { locate } from '@/entrypoints/gesture/locate';
import { boxesOf } from '@/utils/in-page/email-match';
import { findInElement } from '@/utils/in-page/find-in-element';

function read(html: string) {
  document.body.setHTMLUnsafe(`<p>${html}</p>`);
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
])('text %s is not part of the address behind it', (_, before) => {
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
])('an address continues behind text %s, and its boxes omit that text', (_, style) => {
  const [match, ...more] = read(`jane.<span style="${style}">unseen</span>doe@acme.example`);
  expect([match?.address, ...more]).toEqual(['jane.doe@acme.example']);
  expect(match && boxesOf(match)).toHaveLength(2);
});

/** Builds an element with a shadow tree around the texts and elements in it. */
function host(shadow: string, light = '', tag = 'x-mail'): string {
  return `<${tag}><template shadowrootmode="open">${shadow}</template>${light}</${tag}>`;
}
const css = (content: string, rest = '', edge = 'before') => `<style>.g::${edge}{content:${content};${rest}}</style>`;

test.each([
  ['a text before a slot', host('j.<slot></slot>', 'smith@acme.example'), ['j.smith@acme.example']],
  ['a text after a slot', host('<slot></slot>.au', 'kim@acme.com'), ['kim@acme.com.au']],
  ['texts on both sides', host('j.<slot></slot>.au', '<b>smith@acme.com</b>'), ['j.smith@acme.com.au']],
  [
    'another slot',
    host('<slot name="a"></slot><slot></slot>', 'smith@acme.example<i slot="a">j.</i>'),
    ['j.smith@acme.example'],
  ],
  ['a later node of the slot', host('<slot></slot>', 'kim@acme.com<!-- --><b>.au</b>'), ['kim@acme.com.au']],
  [
    'the fallback of a slot',
    host('<slot name="a">j.</slot><slot></slot>', 'smith@acme.example'),
    ['j.smith@acme.example'],
  ],
  [
    'a nested slot',
    host(host('j.<slot></slot>', '<slot></slot>', 'x-in'), 'smith@acme.example'),
    ['j.smith@acme.example'],
  ],
  ['the text before its host', `j.${host('<slot></slot>', 'smith@acme.example')}`, ['j.smith@acme.example']],
  ['a host before it', `${host('j.')}smith@acme.example`, ['j.smith@acme.example']],
  ['a space and a slot', host('j. <slot></slot>', 'smith@acme.example'), ['smith@acme.example']],
  ['a block before a slot', host('<div>j.</div><slot></slot>', 'smith@acme.example'), ['smith@acme.example']],
  [
    'a child in no slot',
    host('<slot name="a"></slot>', '<i slot="b">j.</i><i slot="a">smith@acme.example</i>'),
    ['smith@acme.example'],
  ],
  [
    'a host that leaves a gap',
    `${host('<style>:host{margin-right:8px}</style>Email')}kim@acme.example`,
    ['kim@acme.example'],
  ],
])('an address continues through shadow trees as it is drawn: %s', (_, html, expected) => {
  expect(addressesIn(html)).toEqual(expected);
});

const SMITH = '<b class="g" data-x="j." data-count="3">smith@acme.com</b>';

test.each([
  ['before it', css('"j."') + SMITH, []],
  ['after it', css('".au"', '', 'after') + SMITH, []],
  ['from an attribute', css('attr(data-x)') + SMITH, []],
  ['from a counter', css('counter(n)') + SMITH, []],
  ['with an escape', css('"\\6a."') + SMITH, []],
  ['on an element around it', `${css('"j."')}<i class="g"><b>smith@acme.com</b></i>`, []],
  ['on the block around it', `${css('"j."')}<div class="g">smith@acme.com</div>`, []],
  ['on an element before it', `${css('"j."')}<i class="g"></i><b>smith@acme.com</b>`, []],
  ['at the end of an element before it', `${css('"."', '', 'after')}<i class="g">j</i>smith@acme.com`, []],
  ['within it', `${css('"x"')}john<b class="g">smith</b>@acme.com`, []],
  ['in a box in the line', css('"j."', 'display:inline-block') + SMITH, []],
  ['on a slot', host(`${css('"j."')}<slot class="g"></slot>`, 'smith@acme.com'), []],
  ['on a host', css('"j."') + host('<slot></slot>', 'smith@acme.com', 'x-mail class="g"'), []],
  ['as the marker of a list', `${css('"j."', '', 'marker')}<ul><li class="g">smith@acme.com</ul>`, []],
  ['as the type of a list', `<ul style="list-style-type:'j.'"><li>smith@acme.com</ul>`, []],
  ['only around a dash that begins no address', `${css('"j"')}<b class="g">-smith@acme.com</b>`, []],
  ['for screen readers alone', css('"" / "j."') + SMITH, ['smith@acme.com']],
  ['with a space', css('"Email "') + SMITH, ['smith@acme.com']],
  ['with a colon', css('"Email:"') + SMITH, ['smith@acme.com']],
  ['that is a picture', css('url(x.png)') + SMITH, ['smith@acme.com']],
  ['that is an icon', css('"mail"', 'font-family:Material Icons') + SMITH, ['smith@acme.com']],
  ['with a line of its own', css('"Email"', 'display:block') + SMITH, ['smith@acme.com']],
  ['out of the line', css('attr(data-x)', 'position:absolute') + SMITH, ['smith@acme.com']],
  ['on the other side of the line', css('"Email"', 'float:left') + SMITH, ['smith@acme.com']],
  ['behind a gap', css('"Email"', 'margin-right:8px') + SMITH, ['smith@acme.com']],
  ['in a wider box', css('"Email"', 'display:inline-block;width:6em') + SMITH, ['smith@acme.com']],
  ['that is not drawn', css('"j."', 'display:none') + SMITH, ['smith@acme.com']],
  ['as a count behind a gap', css('attr(data-count)', 'margin-left:4px', 'after') + SMITH, ['smith@acme.com']],
  ['as an arrow', css('"↗"', '', 'after') + SMITH, ['smith@acme.com']],
  ['far from it', `${css('"j."')}<b class="g">Write to smith@acme.com.</b>`, ['smith@acme.com']],
  ['as the number of a list', '<ol><li>smith@acme.com</ol>', ['smith@acme.com']],
])('an address that may include generated text is not found; text %s', (_, html, expected) => {
  expect(addressesIn(html)).toEqual(expected);
});

test.each([
  ['generated text', css('"j."') + SMITH, true],
  ['text of a shadow tree', host('j.<slot></slot>', SMITH), true],
  ['a generated word and a space', css('"Email "') + SMITH, undefined],
  ['nothing else', SMITH, undefined],
])('a selected address is a part if the page draws it with %s', (_, html, isPart) => {
  read(html);
  document.getSelection()?.selectAllChildren(document.querySelector('.g') ?? document.body);
  expect(locate(document, false, null)).toMatchObject({ found: 'none', ...(isPart && { isPart }) });
  expect(locate(document, false, null)).not.toHaveProperty(isPart ? 'emails' : 'isPart');
});
