import { type Guard, guardsOf } from './guard.ts';

/** What is sent to the service, and what its answer can do. */
export const SERVICE_GUARDS: Guard[] = [
  ...guardsOf('utils/service/client.ts', 'test/unit/service/client.test.ts', [
    ['T13', 'no redirect is followed', "redirect: 'error'", "redirect: 'follow'"],
    ['T14', 'no cookies', "credentials: 'omit'", "credentials: 'include'"],
    ['T14', 'no referrer', "referrerPolicy: 'no-referrer',"],
    ['T20', 'nothing in the cache', "cache: 'no-store',"],
    ['T15', 'a deadline over headers and body', 'AbortSignal.any([deadline, stop])', 'stop'],
    [
      'T18',
      'an exception is dropped unread',
      '    } catch {\n      // The exception is dropped unread',
      "    } catch (reason) {\n      if (!stop.aborted && !deadline.aborted) {\n        return { ok: false, failure: { kind: 'unreachable', host, detail: String(reason) } };\n      }\n      //",
    ],
    ['T18', 'an echoed key is not stored', 'text: redactKey(body.text, key)', 'text: body.text'],
  ]),
  ...guardsOf('utils/service/client.ts', 'test/unit/service/client.test.ts', [
    ['T15', 'an endless answer is cut off', 'if (bytes > MAX_BODY_BYTES) {', 'if (bytes > 64 * MAX_BODY_BYTES) {'],
  ]),
  ...guardsOf('utils/json/parse-values.ts', 'test/unit/json/parse-json.test.ts', [
    ['T15', 'too deep', "if (open.length > bounds.depth) throw new JsonProblem('too-deep');"],
    ['T15', 'too many values', "if (++nodes > bounds.nodes) throw new JsonProblem('too-many-fields');", 'nodes++;'],
  ]),
  ...guardsOf('utils/service/redact.ts', 'test/unit/service/redact.test.ts', [
    ['T18', 'the key in every spelling', 'if (isSafeToUnescape(key, plainKey)) findAll(plain, plainKey, mark);'],
    ['T18', 'the key reversed and in hex', 'key.length >= MIN_KEY_LENGTH', 'key.length < 0'],
  ]),
  ...guardsOf('utils/service/find-all.ts', 'test/unit/service/redact.test.ts', [
    [
      'T18',
      'a hostile key takes linear time',
      'matched = borders[matched - 1] ?? 0;',
      '((i -= matched - 1), (matched = 0));',
    ],
  ]),
  ...guardsOf('utils/service/redact.ts', 'test/unit/service/redact.test.ts', [
    ['T18', 'signs that turn a sentence around', 'visibleText(text.toWellFormed())', 'text.toWellFormed()'],
  ]),
  ...guardsOf('utils/service/connection-problem.ts', 'test/unit/service/api-key.test.ts', [
    ['T18', 'a key with a line break is none', '/^[\\x21-\\x7e]{1,4096}$/.test(key) ? key : null', 'key'],
  ]),
  ...guardsOf('utils/service/base-url.ts', 'test/unit/service/base-url.test.ts', [
    [
      'T25',
      'no plain http beyond this computer',
      "!(url.protocol === 'http:' && LOOPBACK.has(url.hostname))",
      "url.protocol !== 'http:'",
    ],
    [
      'T12',
      'no user name in the address',
      "if (url.username !== '' || url.password !== '' || /^[^/]*\\/\\/[^/]*@/.test(text)) {",
      'if (text === null) {',
    ],
    [
      'T12',
      'no query and no fragment',
      "if (text.includes('?') || text.includes('#')) return { ok: false, problem: 'query-or-hash' };",
    ],
    ['T12', 'a name that is one', 'url === null || !isHostName(url.hostname)', 'url === null'],
  ]),
  ...guardsOf('wxt.config.ts', 'test/unit/layout/manifest.test.ts', [
    ['T16', 'only our own scripts', '  "script-src \'self\'",\n', "  \"script-src 'self' 'wasm-unsafe-eval'\",\n"],
    ['T16', 'no text becomes markup', '"require-trusted-types-for \'script\'",'],
  ]),
  ...guardsOf('utils/lock-down.ts', 'test/unit/lock-down.test.ts', [
    ['T16', 'the default policy refuses markup', "(markup === '' ? '' : null)", 'markup'],
    ['T16', 'zod compiles nothing', 'jitless: true', 'jitless: false'],
  ]),
  ...guardsOf('test/browser/sinks.ts', 'test/unit/layout/sinks.test.ts', [
    ['T16', 'the scan of the bundles sees innerHTML', "['innerHTML', /\\.(?:inner|outer)HTML\\s*[+]?=(?!=)/g],"],
    [
      'T24',
      'the scan of the bundles sees a foreign address',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a piece of source
      '...foreign.map(({ index }) => `address: ${around(index)}`)',
    ],
  ]),
];
