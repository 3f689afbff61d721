import { test } from '@playwright/test';
import { expect } from '../expect.ts';
import { QUIET_FILE } from '../quiet-file.ts';
import { countRepeats, type MostRequests, OVER_HTTP1 } from '../repeats.ts';
import { allow, connect, extensionPage } from './extension.ts';
import { backgroundOf, launch } from './launch.ts';

/** REFUSED_STREAM, GOAWAY and 421 say that nothing was processed, so their repeats cost nothing. */
const OVER_HTTP2: MostRequests = {
  'session destroyed': [1, 2],
  'late session destroyed': [1, 2],
  REFUSED_STREAM: [3, 3],
  GOAWAY: [1, 2],
  '421': [2, 2],
};

test('F28: one lookup sends no more requests than listed, however its connection or session breaks', async () => {
  const context = await launch([], ['--ignore-certificate-errors']);
  await backgroundOf(context);
  await connect(context, { url: 'http://127.0.0.1:1', apiKey: 'sk_test_0000' });
  const page = await extensionPage(context, QUIET_FILE);
  await allow(context, 'https://127.0.0.1:1', page);
  for (const [protocol, most] of [
    ['http/1.1', OVER_HTTP1],
    ['h2', OVER_HTTP2],
  ] as const) {
    const table = await countRepeats(page, protocol, most);
    expect(table).toHaveLength(5);
    console.log(table.join('\n'));
  }
  await context.close();
});
