import { startService } from '../../service/start-service.ts';
import { startSelfSigned } from '../../service/wire/https-server.ts';
import { ask, states } from '../engine.ts';
import { hostileAnswersEnd, redirectsCarryNothing, staysUnreached } from '../hostile-wire.ts';
import { heapOfBackground } from './cdp.ts';
import { connect, extensionPage } from './extension.ts';
import { expect, test } from './fixtures.ts';
import { openForBoth } from './hands.ts';
import { backgroundOf, launch } from './launch.ts';

test('a redirect of any code and to anywhere is a failure, and its target gets nothing', async ({
  connected,
  open,
  service,
}) => {
  void connected;
  await redirectsCarryNothing(await openForBoth(open)('popup.html'), service);
});

test('every hostile answer ends in a named state, memory stays, and the next look-up works', async ({
  connected,
  context,
  open,
  service,
}) => {
  test.setTimeout(400_000);
  void connected;
  await hostileAnswersEnd(await openForBoth(open)('popup.html'), service, () => heapOfBackground(context));
});

test('a certificate that nobody signed: a failure, and nothing reaches that server', async ({ context, open }) => {
  const server = await startSelfSigned((_, response) => response.end('{"risk_score":1}'));
  await connect(context, { url: server.url, apiKey: 'sk_test_0000' });
  await staysUnreached(await openForBoth(open)('popup.html'), server);
  await server.close();
});

test('a redirect from https down to http carries nothing', async () => {
  const plain = await startService();
  const server = await startSelfSigned((_, response) => {
    response.writeHead(307, { location: `${plain.url}/v1/score/df` }).end();
  });
  const context = await launch([], ['--ignore-certificate-errors']);
  await backgroundOf(context);
  await connect(context, { url: server.url, apiKey: 'sk_test_0000' });
  const popup = await extensionPage(context, 'popup.html');
  await ask(popup, 'jane@example.com');
  expect(await states(popup)).toEqual({ failed: 1 });
  expect(server.asked).toEqual(['/v1/score/df']);
  expect(plain.requests).toEqual([]);
  await context.close();
  await Promise.all([server.close(), plain.close()]);
});
