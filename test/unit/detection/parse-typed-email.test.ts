import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseTypedEmail, type TypedEmailProblem } from '../../../utils/detection/parse-typed-email';

describe('takes what is meant', () => {
  test.each([
    ['jane@ex.org', 'jane@ex.org'],
    ['  jane@ex.org\r\n', 'jane@ex.org'],
    ['\ufeff\u00a0jane@ex.org\t', 'jane@ex.org'],
    ['JANE@EX.ORG', 'JANE@EX.ORG'],
    ['mailto:jane@ex.org', 'jane@ex.org'],
    ['MAILTO:jane@ex.org?subject=Hello%0D%0Athere&cc=joe@ex.org', 'jane@ex.org'],
    ['mailto://jane@ex.org', 'jane@ex.org'],
    ['mailto:jane%2Bnews@ex.org?subject=x', 'jane+news@ex.org'],
    ['mailto:jane%40ex.org', 'jane@ex.org'],
    ['mailto:jane@m%C3%BCller.de', 'jane@müller.de'],
    ['<mailto:jane@ex.org>', 'jane@ex.org'],
    ['mailto:%20jane@ex.org', 'jane@ex.org'],
    ['Jane Doe <jane@ex.org>', 'jane@ex.org'],
    ['"Doe, Jane" <jane@ex.org>;', 'jane@ex.org'],
    ['"jane@ex.org" <jane@ex.org>', 'jane@ex.org'],
    ['jane@ex.org <jane@ex.org>', 'jane@ex.org'],
    ['<jane@ex.org>,', 'jane@ex.org'],
    ['"jane@ex.org"', 'jane@ex.org'],
    ['‘jane@ex.org’.', 'jane@ex.org'],
    ['([jane@ex.org])', 'jane@ex.org'],
    ['(jane@ex.org).', 'jane@ex.org'],
    ['jane@ex.org!?', 'jane@ex.org'],
    ["o'brien@ex.org", "o'brien@ex.org"],
    ['o’brien@ex.org', 'o’brien@ex.org'],
    ['a!b/c=d{e}@ex.org', 'a!b/c=d{e}@ex.org'],
    ['-jane@ex.org', '-jane@ex.org'],
    ['jane@corp.internal', 'jane@corp.internal'],
    ['a@b.c', 'a@b.c'],
    ['a..b@ex.org', 'a..b@ex.org'],
    ['.a@ex.org', '.a@ex.org'],
    ['hana.@docomo.ne.jp', 'hana.@docomo.ne.jp'],
    ['k...o@ezweb.ne.jp', 'k...o@ezweb.ne.jp'],
    ['mailto:.taro@docomo.ne.jp', '.taro@docomo.ne.jp'],
    ['иван@почта.рф', 'иван@почта.рф'],
    [`${'a'.repeat(64)}@ex.org`, `${'a'.repeat(64)}@ex.org`],
  ])('%j', (typed, email) => {
    expect(parseTypedEmail(typed)).toEqual({ ok: true, email });
  });
});

const REFUSED: Record<TypedEmailProblem, string[]> = {
  empty: ['', '  ', '\n', '""', '<>', '.', 'mailto:', 'mailto:?subject=x'],
  'no-at': ['jane', 'jane.ex.org', 'Jane Doe', 'Jane Doe <jane>'],
  'no-name': ['@ex.org', '<@ex.org>', '@jane'],
  'no-domain': ['jane@', 'jane@.'],
  'no-ending': ['jane@ex', 'root@localhost', 'jane@почта'],
  several: [
    'a@ex.org, b@ex.org',
    'a@ex.org b@ex.org',
    'a@ex.org;b@ex.org',
    'A <a@ex.org>, B <b@ex.org>',
    'mailto:a@ex.org,b@ex.org',
  ],
  spaces: ['joe smith@ex.org', 'jane @ex.org', 'write to jane@ex.org', 'jane@ex. org', 'mailto:jane%20doe@ex.org'],
  'hidden-part': ['...smith@ex.org', 'j...n@ex.org', 'j***n@ex.org', 'j•••@ex.org', '…smith@ex.org', 'jane@ex.co…'],
  'control-characters': [
    'ja\nne@ex.org',
    'jane@ex.org\r\nBcc: joe@ex.org',
    'ja\u0000ne@ex.org',
    'jane\u007f@ex.org',
    'jane@ex\u0085.org',
    'jane@ex.org\u0007',
    'ja\tne@ex.org',
    'ja\u2028ne@ex.org',
    'mailto:jane@ex.org%0D%0ABcc:joe@ex.org',
  ],
  'invisible-characters': [
    'ja\u200bne@ex.org',
    '\u200ejane@ex.org',
    'jane@ex.org\u202c',
    '\u202ejane@ex.org',
    'jane\u2066@ex.org',
    'jane@ex\u00ad.org',
    'jane@ex.\u200dorg',
    'ja\u2060ne@ex.org',
    'ja\ufe0fne@ex.org',
    'ja\u{e0061}ne@ex.org',
    'ja\u3164ne@ex.org',
    'mailto:jane%E2%80%8B@ex.org',
  ],
  'wide-characters': ['jane＠ex.org', 'jane@ex．org', 'jane﹫ex.org', 'ｊａｎｅ＠ｅｘ．ｏｒｇ'],
  'too-long': [
    `${'a'.repeat(65)}@ex.org`,
    `${'ä'.repeat(33)}@ex.org`,
    `a@${'b'.repeat(300)}.org`,
    `${'a'.repeat(64)}@${'b.'.repeat(95)}org`,
    'a'.repeat(5_000),
  ],
  'not-an-address': [
    '.@ex.org',
    'a"b"@ex.org',
    'a@ex..org',
    'a@-ex.org',
    'a@ex.org/path',
    'a@ex.org:25',
    'a@[127.0.0.1]',
    'a@127.0.0.1',
    'pkg@1.2.3',
    '@jane@mastodon.social',
    'a@b@ex.org',
    'a(b)@ex.org',
    'a\\b@ex.org',
    'a@ex_1.org',
    '<script>@ex.org',
    'mailto:%@ex.org',
    'mailto:%FF@ex.org',
    '😀@ex.org',
    `a@${'b'.repeat(64)}.org`,
  ],
};

describe.each(Object.entries(REFUSED))('refuses as %s', (problem, texts) => {
  test.each(texts)('%j', (typed) => {
    expect(parseTypedEmail(typed)).toEqual({ ok: false, problem });
  });
});

test('an accepted address has no control, invisible or space character, and is within the limits', () => {
  const odd = fc.constantFrom(
    '@',
    '.',
    ' ',
    '<',
    '>',
    'a',
    'b.com',
    'mailto:',
    '%0A',
    '%40',
    '\u200b',
    '\r',
    '"',
    "'",
    '…',
    'é',
  );
  const typed = fc
    .array(fc.oneof(odd, fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 20 })
    .map((all) => all.join(''));
  fc.assert(
    fc.property(typed, (text) => {
      const parsed = parseTypedEmail(text);
      if (!parsed.ok) return;
      expect(parsed.email).not.toMatch(/[\s\p{Cc}\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/u);
      expect(new TextEncoder().encode(parsed.email).length).toBeLessThanOrEqual(254 * 3);
      expect(parseTypedEmail(parsed.email)).toEqual(parsed);
    }),
    { numRuns: 3_000 },
  );
});
