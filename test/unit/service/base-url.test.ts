import { expect, test } from 'vitest';
import { hostOf, originPattern, parseBaseUrl, withScheme } from '@/utils/service/base-url';

const GOOD: [typed: string, baseUrl: string, host?: string][] = [
  ['https://api.example.com', 'https://api.example.com', 'api.example.com'],
  [' https://api.example.com/ ', 'https://api.example.com'],
  ['https://api.example.com//', 'https://api.example.com'],
  ['HTTPS://API.Example.com/Base/', 'https://api.example.com/Base'],
  ['https://api.example.com:8443/x', 'https://api.example.com:8443/x', 'api.example.com:8443'],
  ['https://api.example.com:443', 'https://api.example.com', 'api.example.com'],
  ['https://api.example.com/a/../b', 'https://api.example.com/b'],
  ['https://api.example.com/%2e%2e/b', 'https://api.example.com/b'],
  ['https://api.example.com/\u202egnp', 'https://api.example.com/%E2%80%AEgnp'],
  ['https://api.example.com/x@y', 'https://api.example.com/x@y', 'api.example.com'],
  ['https://api', 'https://api'],
  ['https://192.0.2.7:8443/v', 'https://192.0.2.7:8443/v'],
  ['https://[2001:db8::1]:8443', 'https://[2001:db8::1]:8443'],
  // What is shown and asked permission for is where it goes, whatever the typed letters look like.
  ['https://bücher.example', 'https://xn--bcher-kva.example', 'xn--bcher-kva.example'],
  ['https://\u0430pi.example.com', 'https://xn--pi-6kc.example.com', 'xn--pi-6kc.example.com'],
  ['https://ex\u0430mple.com', 'https://xn--exmple-4nf.com', 'xn--exmple-4nf.com'],
  ['https://api.example.com\u2044evil', 'https://api.example.xn--comevil-3d7c'],
  ['https://example\u3002com', 'https://example.com', 'example.com'],
  ['https://exam\u200bple.com', 'https://example.com', 'example.com'],
  ['https://0x7f.1', 'https://127.0.0.1'],
  // This computer.
  ['http://127.0.0.1:8787', 'http://127.0.0.1:8787'],
  ['http://localhost:8787/', 'http://localhost:8787'],
  ['http://LOCALHOST', 'http://localhost'],
  ['http://2130706433', 'http://127.0.0.1'],
];

test.each(GOOD)('%j is the base URL %s', (typed, baseUrl, host = hostOf(baseUrl)) => {
  expect(parseBaseUrl(typed)).toEqual({ ok: true, baseUrl, host });
  expect(parseBaseUrl(baseUrl)).toEqual({ ok: true, baseUrl, host });
});

const BAD: [typed: string, problem: string][] = [
  ['', 'empty'],
  ['   ', 'empty'],
  ['api.example.com', 'not-a-url'],
  ['//api.example.com', 'not-a-url'],
  ['https:api.example.com', 'not-a-url'],
  ['https:/api.example.com', 'not-a-url'],
  ['https//api.example.com', 'not-a-url'],
  ['https:///api.example.com', 'not-a-url'],
  ['https://https://api.example.com', 'not-a-url'],
  ['https://api.example.com.', 'not-a-url'],
  ['https://api.example.com.:8443', 'not-a-url'],
  ['https://.example.com', 'not-a-url'],
  ['https://api..example.com', 'not-a-url'],
  [`https://${'a'.repeat(64)}.example`, 'not-a-url'],
  [`https://${'a.'.repeat(130)}example`, 'not-a-url'],
  ['https://api.example.com:99999', 'not-a-url'],
  ['https://999.1.1.1', 'not-a-url'],
  ['https://exa mple.com', 'not-a-url'],
  ['https://exam\u202eple.com', 'not-a-url'],
  ['https:\\\\api.example.com', 'not-a-url'],
  ['https://api.example.com\\@evil.example', 'not-a-url'],
  ['https://api.example.com%2f.evil.example', 'not-a-url'],
  ['https://api.example.com%00.evil.example', 'not-a-url'],
  ['https://api.example.com\uff0fevil.example', 'not-a-url'],
  ['https://api.example.com\uff20evil.example', 'not-a-url'],
  ['https://api.example.com\r\nHost: evil.example', 'not-a-url'],
  ['https://api.example.com/\tx', 'not-a-url'],
  ['javascript:alert(1)', 'not-a-url'],
  ['data:text/html,x', 'not-a-url'],
  ['blob:https://api.example.com/1', 'not-a-url'],
  ['view-source:https://api.example.com', 'not-a-url'],
  ['file:///etc/passwd', 'not-a-url'],
  ['javascript://example.com/%0aalert(1)', 'not-https'],
  ['chrome-extension://abc/x', 'not-https'],
  ['http://api.example.com', 'not-https'],
  ['http://127.0.0.1.example.com', 'not-https'],
  ['http://localhost.example.com', 'not-https'],
  ['http://localhost%2eexample.com', 'not-https'],
  ['http://127.0.0.2', 'not-https'],
  ['http://0.0.0.0:8787', 'not-https'],
  ['http://127.0.0.1:8787@evil.example', 'not-https'],
  ['ftp://api.example.com', 'not-https'],
  ['ws://127.0.0.1', 'not-https'],
  ['https://user:pass@api.example.com', 'user-info'],
  ['https://user@api.example.com', 'user-info'],
  ['https://@api.example.com', 'user-info'],
  ['https://a@b@c.example', 'user-info'],
  ['http://me@127.0.0.1:8787', 'user-info'],
  ['https://api.example.com?', 'query-or-hash'],
  ['https://api.example.com/?a=1', 'query-or-hash'],
  ['https://api.example.com/#x', 'query-or-hash'],
  [`https://api.example.com/${'a'.repeat(10_000)}`, 'too-long'],
];

test.each(BAD)('%j is refused as %s', (typed, problem) => {
  expect(parseBaseUrl(typed)).toEqual({ ok: false, problem });
});

test('the permission asked for is the host alone, without the port', () => {
  expect(originPattern('https://api.example.com:8443/base')).toBe('https://api.example.com/*');
  expect(originPattern('http://127.0.0.1:8787')).toBe('http://127.0.0.1/*');
});

test.each([
  ['api.example.com', 'https://api.example.com'],
  [' api.example.com:8443/base ', 'https://api.example.com:8443/base'],
  ['bücher.example', 'https://bücher.example'],
])('%s is a host without its scheme', (typed, whole) => {
  expect(withScheme(typed)).toBe(whole);
});

test.each([
  '',
  'localhost',
  'nonsense',
  'http://api.example.com',
  'jane@example.com',
  'api.example.com?key=1',
  'two words.com',
  '.com',
  'a..b',
])('“%s” stays as it was typed', (typed) => {
  expect(withScheme(typed)).toBe(typed);
});
