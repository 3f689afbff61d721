import { VALID_DATA } from '../../unit/messages/valid-data.ts';
import { expect } from '../expect.ts';
import { extensionRoot } from './extension.ts';
import { expectMarks } from './marks.ts';
import { test } from './watched-site.ts';

const OWEN = 'owen.hallworth@kestrel.example.com';
const INES = 'link:ines.barreto';

test('nobody hears a page that sends every message in every way', async ({ visit, firefox, service }) => {
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
