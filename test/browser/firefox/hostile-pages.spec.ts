import type { FaultInput } from '../../service/faults/fault.ts';
import { VALID_DATA } from '../../unit/messages/valid-data.ts';
import { ask } from '../engine.ts';
import { expect } from '../expect.ts';
import { settled } from '../settled.ts';
import { extensionRoot } from './extension.ts';
import { drawnIn, expectMarks } from './marks.ts';
import type { Surface } from './surface.ts';
import { test } from './watched-site.ts';

const OWEN = 'owen.hallworth@kestrel.example.com';
const INES = 'link:ines.barreto';

test('names of elements that shadow the document’s own members change nothing', async ({ visit, service }) => {
  const seen = await visit('../hostile/clobbered.html');
  expect(await seen.page.evaluate(() => typeof document.querySelectorAll)).not.toBe('function');
  await expectMarks(seen, [OWEN]);
  expect(service.requests).toEqual([]);
});

/** Scores the address again, with the given answer; without a number it has no single score. */
async function score(
  popup: Surface,
  faults: { next: (fault: FaultInput) => void },
  value: number | null,
): Promise<void> {
  faults.next({ kind: 'json', json: value === null ? { domain: 'kestrel.example.com' } : { risk_score: value } });
  await ask(popup, OWEN, true);
}

test('a page observes the same for every score, for none, and before any lookup', async ({ visit, open, service }) => {
  const popup = await open('popup.html');
  const seen = await visit('../hostile/probe.html');
  await expectMarks(seen, [OWEN, INES]);
  const observe = () =>
    seen.page.evaluate(() => {
      const all = JSON.parse((window as unknown as { observe: (how: object) => string }).observe({ since: true }));
      return JSON.stringify({ ...all, mutations: all.mutations.slice(-3), shifts: [] });
    });
  const badge = async () => JSON.stringify((await drawnIn(seen, [OWEN])).badges);
  const observed = new Set([await settled(observe)]);
  const shown = new Set<string>();
  for (const value of [null, 0, 1, 7, 10, 42, 87, 99, 100]) {
    await score(popup, service.faults, value);
    await expect.poll(badge).toContain(`"shown":"${value ?? '–'}"`);
    shown.add(await badge());
    observed.add(await observe());
  }
  expect(shown.size).toBe(9);
  expect([...observed]).toHaveLength(1);
});

test('a page that sends every message by every way is heard by nobody', async ({ visit, firefox, service }) => {
  const seen = await visit('../hostile/probe.html');
  await expectMarks(seen, [OWEN, INES]);
  const commands = Object.entries(VALID_DATA).map(([name, data]) => ({ to: 'sightline', name, data }));
  const heard = await seen.page.evaluate(
    async (all, root) => {
      const replies: unknown[] = [typeof (globalThis as { browser?: unknown }).browser];
      addEventListener('message', ({ data, source }) => source !== window && replies.push(data));
      for (const command of all) {
        postMessage(command, '*');
        for (const target of [window, document, document.documentElement]) {
          target.dispatchEvent(new CustomEvent(command.name, { detail: command }));
        }
        new BroadcastChannel('sightline').postMessage(command);
      }
      // Even a page that knew the address of this installation.
      for (const file of ['popup.html', 'options.html', 'desk.html', 'background.js', 'icon/16.png']) {
        const got = await fetch(`${root}/${file}`).then(
          () => file,
          () => null,
        );
        if (got) replies.push(got);
        const frame = document.createElement('iframe');
        frame.src = `${root}/${file}`;
        document.body.append(frame);
      }
      await new Promise((resolve) => setTimeout(resolve, 800));
      return replies;
    },
    commands,
    await extensionRoot(firefox),
  );
  expect(heard).toEqual(['undefined']);
  expect(service.requests).toEqual([]);
});
