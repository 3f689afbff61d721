import { expect, test } from '@playwright/test';
import type { Protocol } from '../../service/wire/breaking-server.ts';
import { countRepeats, type MostRequests, OVER_HTTP1 } from '../repeats.ts';
import { connect, extensionPage } from './extension.ts';
import { backgroundOf, launch } from './launch.ts';

/** REFUSED_STREAM, GOAWAY and 421 say that nothing was processed, so their repeats cost nothing. */
const OVER_HTTP2: MostRequests = {
  'session destroyed': [1, 2],
  'late session destroyed': [1, 2],
  REFUSED_STREAM: [3, 3],
  GOAWAY: [1, 2],
  '421': [2, 2],
};

async function count(protocol: Protocol, most: MostRequests): Promise<void> {
  const context = await launch([], ['--ignore-certificate-errors']);
  await backgroundOf(context);
  await connect(context, { url: `${protocol === 'h2' ? 'https' : 'http'}://127.0.0.1:1`, apiKey: 'sk_test_0000' });
  const table = await countRepeats(await extensionPage(context, 'manifest.json'), protocol, most);
  expect(table).toHaveLength(5);
  console.log(table.join('\n'));
  await context.close();
}

test('F28: over HTTP/1.1 one lookup is one request, however its connection breaks', () =>
  count('http/1.1', OVER_HTTP1));

test('F28: over HTTP/2 one lookup is no more requests than this, however its session breaks', () =>
  count('h2', OVER_HTTP2));
