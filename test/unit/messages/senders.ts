import type { Right, Sender } from '@/utils/messages/sender';

export const SELF = { id: 'ours', root: 'chrome-extension://ours/' };
export const ENABLED = 'https://crm.example/';

const origin = 'chrome-extension://ours';
const tab = { id: 7 };
const page = (path: string): string => `${SELF.root}${path}`;
const script = { id: 'ours', url: ENABLED, origin: 'https://crm.example', tab, frameId: 0 };
const PAGES = ['popup.html', 'sidepanel.html', 'desk.html', 'options.html', 'welcome.html'];

/**
 * Every kind of sender as the browsers describe it (recorded in Chromium 156 and Firefox 153), and what it may send.
 * Fails closed: a sender that lacks something we know of ours may send nothing.
 */
export const SENDERS: [name: string, sender: Sender, rights: Right[]][] = [
  ['popup', { id: 'ours', origin, url: page('popup.html') }, ['page']],
  ['side panel', { id: 'ours', origin, url: page('sidepanel.html') }, ['page']],
  ['options in a tab', { id: 'ours', origin, url: page('options.html'), tab, frameId: 0 }, ['page']],
  ['active options', { id: 'ours', origin, url: page('options.html'), tab, documentLifecycle: 'active' }, ['page']],
  ['desk in a tab', { id: 'ours', origin, url: page('desk.html#/history'), tab, frameId: 0 }, ['page']],
  ['framed card', { id: 'ours', origin, url: page('card.html#name'), tab, frameId: 4 }, ['card']],
  ['card in a separate tab', { id: 'ours', origin, url: page('card.html'), tab, frameId: 0 }, ['card']],
  ...PAGES.map((file): (typeof SENDERS)[number] => [
    `framed copy of ${file}`,
    { id: 'ours', origin, url: page(file), tab, frameId: 4 },
    [],
  ]),
  ['framed popup that names the card', { id: 'ours', origin, url: page('popup.html?/card.html'), tab, frameId: 4 }, []],
  ['sandboxed copy of the card', { id: 'ours', origin: 'null', url: page('card.html'), tab, frameId: 4 }, []],
  ['sandboxed copy of options', { id: 'ours', origin: 'null', url: page('options.html'), tab, frameId: 0 }, []],
  ['page of ours without an origin', { id: 'ours', url: page('popup.html') }, []],
  ['script of an enabled site', script, ['content-script', 'site']],
  ['script in its frame', { ...script, frameId: 3 }, ['content-script', 'site']],
  ['script in a frame it wrote itself', { ...script, url: 'about:srcdoc', frameId: 3 }, ['content-script', 'site']],
  ['script in a sandboxed frame', { ...script, url: 'about:srcdoc', origin: 'null', frameId: 3 }, ['content-script']],
  ['script of another site', { ...script, url: 'https://evil.example/' }, ['content-script']],
  [
    'script of a look-alike site',
    { ...script, url: 'https://evil.example/chrome-extension://ours/' },
    ['content-script'],
  ],
  ['script without a tab', { ...script, tab: undefined }, []],
  ['script of a prerendered page', { ...script, frameId: 8, documentLifecycle: 'prerender' }, []],
  ['script of a kept page', { ...script, documentLifecycle: 'cached' }, []],
  ['prerendered options', { id: 'ours', origin, url: page('options.html'), tab, documentLifecycle: 'prerender' }, []],
  ['other extension', { id: 'other', origin: 'chrome-extension://other', url: 'chrome-extension://other/a.html' }, []],
  ['other extension with our address', { id: 'other', origin, url: page('popup.html') }, []],
  ['script of another extension', { ...script, id: 'other' }, []],
  ['web page', { url: ENABLED, origin: 'https://crm.example', tab, frameId: 0 }, []],
  ['nobody', {}, []],
  ['no address', { id: 'ours', origin }, []],
];
