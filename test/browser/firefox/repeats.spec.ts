import type { Protocol } from '../../service/wire/breaking-server.ts';
import { expect } from '../expect.ts';
import { QUIET_FILE } from '../quiet-file.ts';
import { countRepeats, type MostRequests, OVER_HTTP1 } from '../repeats.ts';
import { inChrome } from './chrome-scope.ts';
import { openExtensionPage } from './extension.ts';
import { test } from './fixtures.ts';
import type { Firefox } from './launch.ts';
import { permit } from './permit.ts';

/** REFUSED_STREAM, GOAWAY and 421 say that nothing was processed, so repeats cost nothing; Firefox tries ten times. */
const OVER_HTTP2: MostRequests = {
  'session destroyed': [1, 1],
  'late session destroyed': [1, 1],
  REFUSED_STREAM: [10, 10],
  GOAWAY: [10, 10],
  '421': [2, 2],
};

/** Whether Firefox accepts certificates that nobody signed. */
function trustAll({ send }: Firefox, isOn: boolean): Promise<unknown> {
  return inChrome(
    send,
    ({ Cc, Ci }, on) =>
      Cc['@mozilla.org/security/certoverride;1']
        ?.getService(Ci.nsICertOverrideService)
        .setDisableAllSecurityChecksAndLetAttackersInterceptMyData(on),
    isOn,
  );
}

async function count(firefox: Firefox, protocol: Protocol, most: MostRequests): Promise<void> {
  await permit(firefox, `${protocol === 'h2' ? 'https' : 'http'}://127.0.0.1:1`);
  const table = await countRepeats(await openExtensionPage(firefox, QUIET_FILE), protocol, most);
  expect(table).toHaveLength(5);
  console.log(table.join('\n'));
}

test('F28: over HTTP/1.1 one lookup is one request, however its connection breaks', ({ firefox }) =>
  count(firefox, 'http/1.1', OVER_HTTP1));

test('F28: over HTTP/2 one lookup sends no more requests than listed, however its session breaks', async ({
  firefox,
}) => {
  await trustAll(firefox, true);
  await count(firefox, 'h2', OVER_HTTP2).finally(() => trustAll(firefox, false));
});
