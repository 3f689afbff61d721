import { startService } from '../../service/start-service.ts';
import { startSelfSigned } from '../../service/wire/https-server.ts';
import { ask, states } from '../engine.ts';
import { expect } from '../expect.ts';
import { connect, extensionPage } from './extension.ts';
import { test } from './fixtures.ts';
import { backgroundOf, launch } from './launch.ts';

// Only Chromium takes a switch with which it trusts every certificate.
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
