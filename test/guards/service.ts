import type { Guard } from './guard.ts';

const CLIENT = { file: 'utils/service/client.ts', test: 'test/unit/service/client.test.ts' };
const URLS = { file: 'utils/service/base-url.ts', test: 'test/unit/service/base-url.test.ts' };
const JSON_TEXT = { file: 'utils/service/bounded-json.ts', test: 'test/unit/service/bounded-json.test.ts' };
const REDACT = { file: 'utils/service/redact.ts', test: 'test/unit/service/redact.test.ts' };
const MANIFEST = { file: 'wxt.config.ts', test: 'test/unit/layout/manifest.test.ts' };

/** What is sent to the service, and what its answer can do. */
export const SERVICE_GUARDS: Guard[] = [
  { ...CLIENT, threat: 'T13', name: 'no redirect is followed', find: "redirect: 'error'", put: "redirect: 'follow'" },
  { ...CLIENT, threat: 'T14', name: 'no cookies', find: "credentials: 'omit'", put: "credentials: 'include'" },
  { ...CLIENT, threat: 'T14', name: 'no referrer', find: "        referrerPolicy: 'no-referrer',\n", put: '' },
  { ...CLIENT, threat: 'T20', name: 'nothing in the cache', find: "        cache: 'no-store',\n", put: '' },
  {
    ...CLIENT,
    threat: 'T15',
    name: 'a deadline over headers and body',
    find: 'AbortSignal.any([deadline, stop])',
    put: 'stop',
  },
  {
    ...CLIENT,
    threat: 'T18',
    name: 'an exception is dropped unread',
    find: '    } catch {\n      // The exception is dropped unread',
    put: `    } catch (reason) {
      if (!stop.aborted && !deadline.aborted) {
        return { ok: false, failure: { kind: 'unreachable', host, detail: String(reason) } };
      }
      //`,
  },
  {
    ...CLIENT,
    threat: 'T18',
    name: 'an echoed key is not stored',
    find: 'text: withoutKey(body.text, key)',
    put: 'text: body.text',
  },
  {
    file: 'utils/service/bounded-body.ts',
    test: CLIENT.test,
    threat: 'T15',
    name: 'an endless answer is cut off',
    find: 'if (bytes > MAX_BODY_BYTES) {',
    put: 'if (bytes > 64 * MAX_BODY_BYTES) {',
  },
  {
    ...JSON_TEXT,
    threat: 'T15',
    name: 'too deep',
    find: "  if (depth > MAX_DEPTH) return { ok: false, problem: 'too-deep' };\n",
    put: '',
  },
  {
    ...JSON_TEXT,
    threat: 'T15',
    name: 'too many values',
    find: "  if (nodes > MAX_NODES) return { ok: false, problem: 'too-many-fields' };\n",
    put: '',
  },
  {
    ...REDACT,
    threat: 'T18',
    name: 'the key in every spelling',
    find: 'withoutForm(text, key, escapedAnyhow)',
    put: "text.replaceAll(key, '[key]')",
  },
  {
    ...REDACT,
    threat: 'T18',
    name: 'the key reversed and in hex',
    find: 'key.length >= MIN_KEY_LENGTH',
    put: 'key.length < 0',
  },
  {
    file: 'utils/service/plain-line.ts',
    test: 'test/unit/service/redact.test.ts',
    threat: 'T18',
    name: 'signs that turn a sentence around',
    find: 'visibleText(text.toWellFormed())',
    put: 'text.toWellFormed()',
  },
  {
    file: 'utils/service/api-key.ts',
    test: 'test/unit/service/api-key.test.ts',
    threat: 'T18',
    name: 'a key with a line break is none',
    find: '/^[\\x21-\\x7e]{1,4096}$/.test(key) ? key : null',
    put: 'key',
  },
  {
    ...URLS,
    threat: 'T25',
    name: 'no plain http beyond this computer',
    find: "!(url.protocol === 'http:' && LOOPBACK.has(url.hostname))",
    put: "url.protocol !== 'http:'",
  },
  {
    ...URLS,
    threat: 'T12',
    name: 'no user name in the address',
    find: "if (url.username !== '' || url.password !== '' || /^[^/]*\\/\\/[^/]*@/.test(text)) {",
    put: 'if (text === null) {',
  },
  {
    ...URLS,
    threat: 'T12',
    name: 'no query and no fragment',
    find: "  if (text.includes('?') || text.includes('#')) return { ok: false, problem: 'query-or-hash' };\n",
    put: '',
  },
  {
    ...URLS,
    threat: 'T12',
    name: 'a name that is one',
    find: 'url === null || !isHostName(url.hostname)',
    put: 'url === null',
  },
  {
    ...MANIFEST,
    threat: 'T16',
    name: 'only our own scripts',
    find: `  "script-src 'self'",\n`,
    put: `  "script-src 'self' 'wasm-unsafe-eval'",\n`,
  },
  {
    ...MANIFEST,
    threat: 'T16',
    name: 'no text becomes markup',
    find: `  "require-trusted-types-for 'script'",\n`,
    put: '',
  },
  {
    file: 'utils/lock-down.ts',
    test: 'test/unit/lock-down.test.ts',
    threat: 'T16',
    name: 'the default policy refuses markup',
    find: "(markup === '' ? '' : null)",
    put: 'markup',
  },
  {
    file: 'utils/lock-down.ts',
    test: 'test/unit/lock-down.test.ts',
    threat: 'T16',
    name: 'zod compiles nothing',
    find: 'jitless: true',
    put: 'jitless: false',
  },
  {
    file: 'test/browser/sinks.ts',
    test: 'test/unit/layout/sinks.test.ts',
    threat: 'T16',
    name: 'the scan of the bundles sees innerHTML',
    find: "  ['innerHTML', /\\.(?:inner|outer)HTML\\s*[+]?=(?!=)/g],\n",
    put: '',
  },
  {
    file: 'test/browser/sinks.ts',
    test: 'test/unit/layout/sinks.test.ts',
    threat: 'T24',
    name: 'the scan of the bundles sees a foreign address',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a piece of source
    find: '...foreign.map(({ index }) => `address: ${around(index)}`)',
    put: '',
  },
];
