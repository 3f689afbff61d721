import { startService } from '../../service/start-service.ts';
import { startSelfSigned } from '../../service/wire/https-server.ts';
import { connect } from './connect.ts';
import { expect, test } from './fixtures.ts';

test('a redirect of any code and to anywhere is a failure, and its target gets nothing', async ({
  connected,
  open,
  service,
}) => {
  void connected;
  const elsewhere = await startService();
  const popup = await open('popup.html');
  let asked = 0;
  for (const status of [301, 302, 303, 307, 308]) {
    for (const location of ['/elsewhere', `${elsewhere.url}/v1/score/df`]) {
      service.faults.next({ kind: 'redirect', status, location });
      await popup.fill('Email address', `subject-${++asked}@example.com`);
      await popup.press('Enter');
      await expect.poll(() => popup.text()).toContain('redirects elsewhere');
      expect(service.requests, `${status} to ${location}`).toHaveLength(asked);
      await popup.click('button', '← Back');
    }
  }
  expect(elsewhere.requests).toEqual([]);
  expect(new Set(service.requests.map(({ path }) => path))).toEqual(new Set(['/v1/score/df']));
  await elsewhere.close();
});

test('a certificate that nobody signed: a failure, and nothing reaches that server', async ({ firefox, open }) => {
  const server = await startSelfSigned((_, response) => response.end('{"risk_score":1}'));
  await connect(firefox, { url: server.url, apiKey: 'sk_test_0000' });
  const popup = await open('popup.html');
  await popup.fill('Email address', 'jane@example.com');
  await popup.press('Enter');
  await expect.poll(() => popup.text()).toContain('cannot be reached');
  expect(server.asked).toEqual([]);
  await server.close();
});
