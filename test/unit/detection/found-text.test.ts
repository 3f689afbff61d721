import { describe, expect, test } from 'vitest';
import { findEmails } from '../../../utils/detection/find-emails';

// Text, then the addresses in it. Written for this project; "=" rows hold the address alone.
const FOUND: Record<string, [string, ...string[]][]> = {
  'the end of a sentence': [
    ['Write to jane@ex.org.', 'jane@ex.org'],
    ['Is it jane@ex.org?', 'jane@ex.org'],
    ['It is jane@ex.org!', 'jane@ex.org'],
    ['jane@ex.org, joe@ex.org; jim@ex.org: all', 'jane@ex.org', 'joe@ex.org', 'jim@ex.org'],
    ['Write to jane@ex.org...', 'jane@ex.org'],
    ['jane@ex.org.Thanks for it', 'jane@ex.org'],
    ['jane@ex.com.Call me', 'jane@ex.com'],
    ['jane@ex.com.If so', 'jane@ex.com'],
    ['jane@ex.co.Uk', 'jane@ex.co.Uk'],
    ['jane@ex.org-', 'jane@ex.org'],
    ['jane@ex.org--see below', 'jane@ex.org'],
    ['jane@ex.org-ra írj', 'jane@ex.org'],
    ['jane@ex.org–Jane', 'jane@ex.org'],
    ['jane@ex.org’s mailbox', 'jane@ex.org'],
    ["jane@ex.org's mailbox", 'jane@ex.org'],
    ['jane@ex.org²', 'jane@ex.org'],
    ['jane@ex.org*', 'jane@ex.org'],
  ],
  'brackets, quotes and marks around': [
    ['(jane@ex.org)', 'jane@ex.org'],
    ['[jane@ex.org]', 'jane@ex.org'],
    ['{jane@ex.org}', 'jane@ex.org'],
    ['{jane@ex.org}jane@ex.org', 'jane@ex.org', 'jane@ex.org'],
    ['<jane@ex.org>', 'jane@ex.org'],
    ['Jane Doe <jane@ex.org>', 'jane@ex.org'],
    ['"Doe, Jane"<jane@ex.org>, Joe <joe@ex.org>', 'jane@ex.org', 'joe@ex.org'],
    ['"jane@ex.org"', 'jane@ex.org'],
    ["'jane@ex.org'", 'jane@ex.org'],
    ['‘jane@ex.org’', 'jane@ex.org'],
    ['“jane@ex.org”', 'jane@ex.org'],
    ['«jane@ex.org»', 'jane@ex.org'],
    ['„jane@ex.org“', 'jane@ex.org'],
    ['`jane@ex.org`', 'jane@ex.org'],
    ['（jane@ex.org）', 'jane@ex.org'],
    ['【jane@ex.org】', 'jane@ex.org'],
    ['*jane@ex.org*', 'jane@ex.org'],
    ['**jane@ex.org**', 'jane@ex.org'],
    ['_jane@ex.org_', 'jane@ex.org'],
    ['|jane@ex.org|joe@ex.org|', 'jane@ex.org', 'joe@ex.org'],
    ['-jane@ex.org', 'jane@ex.org'],
    ['•jane@ex.org', 'jane@ex.org'],
    ['✉️jane@ex.org', 'jane@ex.org'],
    ['📧jane@ex.org📧', 'jane@ex.org'],
    ['1️⃣jane@ex.org', 'jane@ex.org'],
    ['&lt;jane@ex.org&gt;', 'jane@ex.org'],
  ],
  'labels and links': [
    ['Email:jane@ex.org', 'jane@ex.org'],
    ['Email=jane@ex.org', 'jane@ex.org'],
    ['--email=jane@ex.org', 'jane@ex.org'],
    ["to='email=jane@ex.org'", 'jane@ex.org'],
    ['E-Mail：jane@ex.org', 'jane@ex.org'],
    ['mailto:jane@ex.org?subject=Hi&cc=joe@ex.org&bcc=jim@ex.org', 'jane@ex.org', 'joe@ex.org', 'jim@ex.org'],
    ['mailto://jane@ex.org', 'jane@ex.org'],
    ['sip:jane@ex.org', 'jane@ex.org'],
    ['https://crm.example/people?email=jane@ex.org&x=1', 'jane@ex.org'],
    ['https://crm.example/a/very/long/path/that/goes/on/and/on/and/on/and/on/for/long/jane@ex.org/edit', 'jane@ex.org'],
    ['jane@ex.org:', 'jane@ex.org'],
    ['jane@ex.org:secret', 'jane@ex.org'],
    ['jane@ex.org/joe@ex.org', 'jane@ex.org', 'joe@ex.org'],
    ['jane@ex.org%20', 'jane@ex.org'],
    ['jane@ex.org+1 555 0100', 'jane@ex.org'],
    ['jane@ex.org\tjoe@ex.org\u00a0jim@ex.org', 'jane@ex.org', 'joe@ex.org', 'jim@ex.org'],
    ['jane@ex.com-joe@ex.com', 'jane@ex.com', 'joe@ex.com'],
    ['\u2068jane@ex.org\u2069', 'jane@ex.org'],
    ['\u200ejane@ex.org\u200e', 'jane@ex.org'],
    ['jane@ex.org\u200b and', 'jane@ex.org'],
  ],
  'shapes of addresses': [
    ['= jane+news@ex.org', 'jane+news@ex.org'],
    ["= o'brien@ex.org", "o'brien@ex.org"],
    ['= o’brien@ex.org', 'o’brien@ex.org'],
    ['= JANE.DOE@EX.ORG', 'JANE.DOE@EX.ORG'],
    ['= Jane_Doe-1@Ex-1.Co.UK', 'Jane_Doe-1@Ex-1.Co.UK'],
    ['= 123456@qq.com', '123456@qq.com'],
    ['= r&d@ex.org', 'r&d@ex.org'],
    ['= bounces+jane=ex.org@list.ex.org', 'bounces+jane=ex.org@list.ex.org'],
    ['= jane_ex.org#EXT#@corp.onmicrosoft.com', 'jane_ex.org#EXT#@corp.onmicrosoft.com'],
    ['= _jane@ex.org', '_jane@ex.org'],
    ['= ~list/team@lists.ex.org', '~list/team@lists.ex.org'],
    ['= j@e.museum', 'j@e.museum'],
  ],
  'dots where RFC 5321 forbids them, as Japanese carriers issued them': [
    ['連絡先: .taro@docomo.ne.jp', '.taro@docomo.ne.jp'],
    ['= a..b@ezweb.ne.jp', 'a..b@ezweb.ne.jp'],
    ['= hana.@docomo.ne.jp', 'hana.@docomo.ne.jp'],
    ['= .k.o..j.@ezweb.ne.jp', '.k.o..j.@ezweb.ne.jp'],
    ['= mari..@i.softbank.jp', 'mari..@i.softbank.jp'],
    ['= ..yuki@t.vodafone.ne.jp', '..yuki@t.vodafone.ne.jp'],
    ['= ken-.x@ymobile.ne.jp', 'ken-.x@ymobile.ne.jp'],
    ['= taro..k@ex.com', 'taro..k@ex.com'],
    ['= hana.@ex.com', 'hana.@ex.com'],
    ['Taro <.taro@docomo.ne.jp>', '.taro@docomo.ne.jp'],
    ['"hana.@docomo.ne.jp", (a..b@ezweb.ne.jp)', 'hana.@docomo.ne.jp', 'a..b@ezweb.ne.jp'],
    ['mailto:.taro@docomo.ne.jp', '.taro@docomo.ne.jp'],
    ['連絡先は.taro@docomo.ne.jpまで', '.taro@docomo.ne.jp'],
  ],
  'rewritten senders, whole': [
    ['Return-Path: <SRS0=mLwe=5P=example.org=jane.doe@fwd.ex.com>', 'SRS0=mLwe=5P=example.org=jane.doe@fwd.ex.com'],
    ['= SRS0+a1b2=c3=example.org=jane@fwd.ex.com', 'SRS0+a1b2=c3=example.org=jane@fwd.ex.com'],
    ['= SRS0-a1b2=c3=example.org=jane@fwd.ex.com', 'SRS0-a1b2=c3=example.org=jane@fwd.ex.com'],
    ['= SRS1=x9=fwd.ex.org==a1=c3=ex.net=joe@b.ex.com', 'SRS1=x9=fwd.ex.org==a1=c3=ex.net=joe@b.ex.com'],
    ['= prvs=1234abcdef=jane@ex.com', 'prvs=1234abcdef=jane@ex.com'],
    ['= btv1==0123456789==jane@ex.com', 'btv1==0123456789==jane@ex.com'],
    ['bounce to jane=example.org@lists.ex.com', 'jane=example.org@lists.ex.com'],
    ['<jane_doe=example.co.uk@lists.ex.com>', 'jane_doe=example.co.uk@lists.ex.com'],
    ['= jane.doe=example.org@lists.ex.com', 'jane.doe=example.org@lists.ex.com'],
    ['= list-bounces+jane=example.org@ex.com', 'list-bounces+jane=example.org@ex.com'],
    ['= sentto-12-34-jane=example.org@returns.ex.com', 'sentto-12-34-jane=example.org@returns.ex.com'],
  ],
  'a sign or label before an address': [
    ['to=ann@ex.com', 'ann@ex.com'],
    ['Reply-To=ann@ex.com', 'ann@ex.com'],
    ['user_email=ann@ex.com', 'ann@ex.com'],
    ['?contact=ann@ex.com&x=1', 'ann@ex.com'],
    ['?q=ann.li@ex.com', 'ann.li@ex.com'],
    ['emailAddress=ann@ex.com/CN=x', 'ann@ex.com'],
    ['=bob@ex.com', 'bob@ex.com'],
    ['#dan@ex.com', 'dan@ex.com'],
    ['&amp;eve@ex.com', 'eve@ex.com'],
    ['cc=fay@ex.com;bcc=gus@ex.com', 'fay@ex.com', 'gus@ex.com'],
  ],
  'further shapes': [
    ['= jane@a.b.c.d.e.co.uk', 'jane@a.b.c.d.e.co.uk'],
    ['= jane@xn--mnchen-3ya.de', 'jane@xn--mnchen-3ya.de'],
    ['= jane@xn--80aswg.xn--p1ai', 'jane@xn--80aswg.xn--p1ai'],
    [`= ${'a'.repeat(64)}@ex.org`, `${'a'.repeat(64)}@ex.org`],
    [`= a@${'b'.repeat(63)}.org`, `a@${'b'.repeat(63)}.org`],
    ['= jane@name.example', 'jane@name.example'],
    ['= jane@name.test', 'jane@name.test'],
    ['= jane@ex.com.invalid', 'jane@ex.com.invalid'],
  ],
  'other scripts': [
    ['= jörg@müller.de', 'jörg@müller.de'],
    ['= jo\u0308rg@mu\u0308ller.de', 'jo\u0308rg@mu\u0308ller.de'],
    ['= иван@почта.рф', 'иван@почта.рф'],
    ['= ИВАН@ПОЧТА.РФ', 'ИВАН@ПОЧТА.РФ'],
    ['= 用户@例子.中国', '用户@例子.中国'],
    ['= 用户1@例子.中国', '用户1@例子.中国'],
    ['= jane@com谢谢.cn', 'jane@com谢谢.cn'],
    ['= 用户@example.com', '用户@example.com'],
    ['= उपयोगकर्ता@उदाहरण.भारत', 'उपयोगकर्ता@उदाहरण.भारत'],
    ['= مثال@موقع.شبكة', 'مثال@موقع.شبكة'],
    ['= δοκιμή@παράδειγμα.ελ', 'δοκιμή@παράδειγμα.ελ'],
    ['请联系jane@ex.com谢谢', 'jane@ex.com'],
    ['邮箱：123456@qq.com，谢谢', '123456@qq.com'],
    ['jane@ex.com으로 보내 주세요', 'jane@ex.com'],
    ['メールはjane@ex.co.jpまで', 'jane@ex.co.jp'],
    ['jane@ex.com和joe@ex.com', 'jane@ex.com', 'joe@ex.com'],
    ['jane@ex.com和www.ex.com', 'jane@ex.com'],
    ['ติดต่อjane@ex.comครับ', 'jane@ex.com'],
    ['= hans.m端ller@ex.com', 'hans.m端ller@ex.com'],
  ],
};

describe.each(Object.entries(FOUND))('finds with %s', (_, rows) => {
  test.each(rows.map((row) => [row[0], row.slice(1)] as const))('%j', (text, expected) => {
    const found = findEmails(text);
    expect(found.map((email) => email.address)).toEqual(expected);
    for (const { start, end, address } of found) expect(text.slice(start, end)).toBe(address);
  });
});

test('offsets count UTF-16 units', () => {
  expect(findEmails('😀 jane@ex.org!')).toEqual([{ start: 3, end: 14, address: 'jane@ex.org' }]);
});

// What is written, and the address that people see there.
const UNSEEN: [written: string, address: string][] = [
  ['jane@exam\u200bple.com', 'jane@example.com'],
  ['jane@\u200bexample.com', 'jane@example.com'],
  ['joe@exam\u00adple.com', 'joe@example.com'],
  ['ja\u00adne@ex.com', 'jane@ex.com'],
  ['jane\u2060@ex.com', 'jane@ex.com'],
  ['jane@ex\u200c.com', 'jane@ex.com'],
  ['jane.\u200ddoe@ex.com', 'jane.doe@ex.com'],
  ['jane@ex.com\u200b.au', 'jane@ex.com.au'],
  ['ja\ufeffne@ex.com', 'jane@ex.com'],
  ['jane\u200e@ex.com', 'jane@ex.com'],
  ['\u2068jane@\u2069ex.com', 'jane@ex.com'],
  ['jane\u{e0061}@ex.com', 'jane@ex.com'],
  ['j\u200b\u00ada\u2060n\u200de@ex.com', 'jane@ex.com'],
];
const WIDE: [written: string, address: string][] = [
  ['jane＠example．com', 'jane@example.com'],
  ['jane＠ex.org', 'jane@ex.org'],
  ['jane﹫ex.org', 'jane@ex.org'],
  ['jane@ex．org', 'jane@ex.org'],
  ['ｊａｎｅ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'jane@example.com'],
  ['ｊａｎｅ．ｄｏｅ＠ex.org', 'jane.doe@ex.org'],
  ['jane＿doe＠ex.org', 'jane_doe@ex.org'],
  ['jane－doe@ex．org', 'jane-doe@ex.org'],
  ['jane＋news＠ex.org', 'jane+news@ex.org'],
  ['JANE＠EX．ORG', 'JANE@EX.ORG'],
  ['jane１２＠ex.org', 'jane12@ex.org'],
];

test.each([...UNSEEN, ...WIDE])('%j is found as people see it, at its offsets', (written, address) => {
  const visible = written.replace(/^\p{DI}+/u, '');
  for (const [before, after] of [
    ['', ''],
    ['連絡先：', '，'],
    ['see \u200b joe@ex.net or ', ' now'],
  ] as const) {
    const text = before + written + after;
    const last = findEmails(text).at(-1);
    expect(last?.address).toBe(address);
    expect(text.slice(last?.start, last?.end)).toBe(visible);
  }
});

test('a full-width period after an address ends its sentence', () => {
  expect(findEmails('宛先は jane@ex.org．詳細は').map(({ address }) => address)).toEqual(['jane@ex.org']);
});
