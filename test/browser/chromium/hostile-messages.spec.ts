import { protocol } from '../../../utils/messages/protocol.ts';
import { VALID_DATA } from '../../unit/messages/valid-data.ts';
import { expect } from '../expect.ts';
import { EXTENSION_ID } from './extension.ts';
import { inOurWorld } from './isolated-world.ts';
import { expectMarks } from './marks.ts';
import { test } from './site.ts';

const OWEN = 'owen.hallworth@kestrel.example.com';
const ALL = Object.keys(protocol).map((name) => ({
  to: 'sightline',
  name,
  data: VALID_DATA[name as keyof typeof VALID_DATA],
}));

test.beforeEach(({ site }) => site.service.clearRequests());

test('nobody hears a page that sends every message in every way', async ({ site, visit }) => {
  const page = await visit('../hostile/probe.html');
  await expectMarks(page, [OWEN, 'link:ines.barreto']);
  const replies = await page.evaluate(
    async ([commands, id]) => {
      const heard: unknown[] = [];
      const port = (globalThis as { chrome?: { runtime?: { sendMessage?: unknown; connect?: unknown } } }).chrome
        ?.runtime;
      heard.push(typeof port?.sendMessage, typeof port?.connect);
      addEventListener('message', ({ data, source }) => source !== window && heard.push(data));
      for (const command of commands) {
        postMessage(command, '*');
        for (const frame of [...Array(frames.length).keys()]) frames[frame]?.postMessage(command, '*');
        for (const target of [window, document, document.documentElement]) {
          target.dispatchEvent(new CustomEvent(command.name, { detail: command }));
          target.dispatchEvent(new CustomEvent('sightline', { detail: command }));
        }
        new BroadcastChannel('sightline').postMessage(command);
      }
      // What WXT's own content scripts would say and obey.
      for (const type of [`${id}:content:wxt:content-script-started`, `${id}:detector:wxt:content-script-started`]) {
        postMessage({ type, contentScriptName: 'detector', messageId: 'x' }, '*');
        document.dispatchEvent(new CustomEvent(type, { detail: { contentScriptName: 'detector', messageId: 'x' } }));
      }
      await new Promise((resolve) => setTimeout(resolve, 500));
      return heard;
    },
    [ALL, EXTENSION_ID] as const,
  );
  expect(replies).toEqual(['undefined', 'undefined']);
  expect(site.service.requests).toEqual([]);
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<p>late@arrival.example</p>'));
  // Still at work.
  await expectMarks(page, [OWEN, 'link:ines.barreto', 'late@arrival.example']);
});

test('a compromised page process may send five messages, none of which spends', async ({ site, visit }) => {
  const page = await visit('../hostile/probe.html');
  await expectMarks(page, [OWEN, 'link:ines.barreto']);
  const ask = async (commands: typeof ALL) => {
    const replies: [string, unknown][] = [];
    for (const command of commands) replies.push([command.name, await chrome.runtime.sendMessage(command)]);
    return replies;
  };
  const replies = (await inOurWorld(page, ask, ALL)) ?? [];
  const allowed = replies.filter(([, reply]) => (reply as { ok: boolean }).ok).map(([name]) => name);
  expect(allowed.sort()).toEqual(['cardClosed', 'detectorReady', 'hoverEmail', 'knownScores', 'openCard']);
  for (const [name, reply] of replies)
    if (!allowed.includes(name)) expect(reply, name).toEqual({ ok: false, refused: 'sender' });
  const flood = async (command: (typeof ALL)[number]) => {
    const all = await Promise.all(Array.from({ length: 2_000 }, () => chrome.runtime.sendMessage(command)));
    return all.filter((reply) => reply.ok).length;
  };
  const known = { to: 'sightline', name: 'knownScores', data: VALID_DATA.knownScores };
  expect(await inOurWorld(page, flood, known)).toBeLessThan(1_000);
  const read = async () => {
    const { local, session } = chrome.storage;
    return Promise.all([local.get(null), session.get(null)].map((stored) => stored.then(Object.keys, () => 'denied')));
  };
  expect(await inOurWorld(page, read, undefined)).toEqual(['denied', 'denied']);
  expect(site.service.requests).toEqual([]);
});

test('a site that is not enabled loads, frames and sees nothing of the extension', async ({ site, page }) => {
  // A separate host: other tests of the same browser enable `localhost`.
  await page.goto(`${site.pages.url.replace('127.0.0.1', 'nobodys.localhost')}/hostile/probe.html`);
  await page.bringToFront();
  await page.mouse.move(60, 92);
  await page.waitForTimeout(800);
  const observe = () => (window as unknown as { observe: (how: object) => string }).observe({ since: true });
  const seen = JSON.parse(await page.evaluate(observe));
  expect(seen).toMatchObject({
    children: ['HEAD', 'BODY'],
    events: [],
    touched: [],
    frames: 0,
    found: [],
    runtime: 'undefinedundefined',
  });
  expect(
    seen.mutations.filter((change: string) => !/ BODY | HEAD | HTML | #document | #text |TITLE|P |H1|A /.test(change)),
  ).toEqual([]);
  expect(seen.resources.filter((url: string) => !url.includes('/hostile/'))).toEqual([]);
});

test('a site can frame or load no page of ours but the card, which shows nothing', async ({ site }) => {
  // A separate page: the browser prints on its console what it denies.
  const page = await site.context.newPage();
  await page.goto(`${site.pages.url}/hostile/probe.html`);
  const files = [
    'popup.html',
    'options.html',
    'sidepanel.html',
    'desk.html',
    'welcome.html',
    'card.html',
    'background.js',
  ];
  const roots = await site.background.evaluate(() => [chrome.runtime.getURL('/')]);
  for (const root of roots) {
    const outcome = await page.evaluate(
      async ([from, names]) => {
        const all: Record<string, unknown> = {};
        for (const name of names) {
          const fetched = await fetch(from + name).then(
            () => true,
            () => false,
          );
          const frame = document.createElement('iframe');
          frame.src = from + name;
          document.body.append(frame);
          const picture = await new Promise((resolve) => {
            const image = new Image();
            image.onload = () => resolve(true);
            image.onerror = () => resolve(false);
            image.src = `${from}icon/16.png`;
          });
          all[name] = { fetched, picture };
        }
        await new Promise((resolve) => setTimeout(resolve, 800));
        return all;
      },
      [root, files] as const,
    );
    for (const name of files) expect(outcome[name], name).toEqual({ fetched: false, picture: false });
  }
  expect(page.frames()).toHaveLength(1 + files.length);
  const shown = await Promise.all(
    page
      .frames()
      .slice(1)
      .map((frame) => frame.evaluate(() => document.body?.innerText ?? '').catch(() => '')),
  );
  expect(shown.filter((text) => /Sightline|Score|API key/.test(text))).toEqual([]);
  expect(site.service.requests).toEqual([]);
  await page.close();
});
