import { expect, test } from 'vitest';
import { originPattern, parseBaseUrl } from '@/utils/service/base-url';

test.each([
  ['https://api.example.com', 'https://api.example.com'],
  [' https://api.example.com/ ', 'https://api.example.com'],
  ['https://api.example.com//', 'https://api.example.com'],
  ['HTTPS://API.Example.com/Base/', 'https://api.example.com/Base'],
  ['https://api.example.com:8443/x', 'https://api.example.com:8443/x'],
  ['https://bücher.example', 'https://xn--bcher-kva.example'],
  ['http://127.0.0.1:8787', 'http://127.0.0.1:8787'],
  ['http://localhost:8787/', 'http://localhost:8787'],
])('%s is the base URL %s', (typed, baseUrl) => {
  expect(parseBaseUrl(typed)).toMatchObject({ ok: true, baseUrl });
});

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['api.example.com', 'not-a-url'],
  ['https:api.example.com', 'not-a-url'],
  ['https:///api.example.com', 'not-a-url'],
  ['https://api.example.com.', 'not-a-url'],
  ['https://exa mple.com', 'not-a-url'],
  ['https:\\\\api.example.com', 'not-a-url'],
  ['https://api.example.com\\@evil.example', 'not-a-url'],
  ['javascript:alert(1)', 'not-a-url'],
  ['javascript://example.com/%0aalert(1)', 'not-https'],
  ['http://api.example.com', 'not-https'],
  ['http://127.0.0.1.example.com', 'not-https'],
  ['http://localhost.example.com', 'not-https'],
  ['ftp://api.example.com', 'not-https'],
  ['ws://127.0.0.1', 'not-https'],
  ['https://user:pass@api.example.com', 'user-info'],
  ['https://user@api.example.com', 'user-info'],
  ['https://@api.example.com', 'user-info'],
  ['https://api.example.com?', 'query-or-hash'],
  ['https://api.example.com/?a=1', 'query-or-hash'],
  ['https://api.example.com/#x', 'query-or-hash'],
  [`https://api.example.com/${'a'.repeat(2100)}`, 'too-long'],
])('%s is refused as %s', (typed, problem) => {
  expect(parseBaseUrl(typed)).toEqual({ ok: false, problem });
});

test('the permission asked for is the host alone, without the port', () => {
  expect(originPattern('https://api.example.com:8443/base')).toBe('https://api.example.com/*');
  expect(originPattern('http://127.0.0.1:8787')).toBe('http://127.0.0.1/*');
});
