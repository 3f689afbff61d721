import { startSelfSigned } from '../../service/wire/https-server.ts';
import { hostileAnswersEnd, redirectsCarryNothing, staysUnreached } from '../hostile-wire.ts';
import { connectByHand } from './connect.ts';
import { test } from './fixtures.ts';
import { heapOfExtension } from './heap.ts';

test('a redirect of any code and to anywhere is a failure, and its target gets nothing', async ({
  connected,
  open,
  service,
}) => {
  void connected;
  await redirectsCarryNothing(await open('popup.html'), service);
});

test('every hostile answer ends in a named state, memory stays, and the next look-up works', async ({
  connected,
  firefox,
  open,
  service,
}) => {
  test.setTimeout(400_000);
  void connected;
  await hostileAnswersEnd(await open('popup.html'), service, () => heapOfExtension(firefox));
});

test('a certificate that nobody signed: a failure, and nothing reaches that server', async ({ firefox, open }) => {
  const server = await startSelfSigned((_, response) => response.end('{"risk_score":1}'));
  await connectByHand(firefox, { url: server.url, apiKey: 'sk_test_0000' });
  await staysUnreached(await open('popup.html'), server);
  await server.close();
});
