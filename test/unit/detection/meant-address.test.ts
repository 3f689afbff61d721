import { expect, test } from 'vitest';
import { meantAddress, offeredAddress } from '../../../utils/detection/meant-address';
import { addressIn } from '../../../utils/lookup/subject-of-email';

const JANE = 'jane@example.com';

test.each([
  ' jane@example.com\u200b',
  '\u202ajane@example.com\u202c',
  '\u2060jane@example.com',
  'ja\u00adne@exam\u200bple.com',
  'ｊａｎｅ＠ｅｘａｍｐｌｅ．ｃｏｍ',
  'jane＠example.com',
  'jane@example。com',
  'Please check jane@example.com, thanks',
  'E-mail: jane@example.com',
  'Jane Doe jane@example.com',
  '宛先は「jane@example.com」、よろしく',
  'البريد jane@example.com، شكرا',
  'jane%40example.com',
  'jane[@]example[.]com',
  'jane[at]example[dot]com',
  'jane (at) example (dot) com',
  'jane@example[.]com',
  'Jane <jane@example.com> (office)',
  'jane@example.com/profile',
])('%j is offered as one address', (typed) => {
  expect(offeredAddress(typed)).toBe(JANE);
});

test.each([
  '',
  'jane',
  JANE,
  'jane @example.com',
  'jane@example.com, joe@example.com',
  'jane@example.com joe@example',
  'jane(eve@example.net)@example.com',
  'ja\nne@example.com',
  'j***e@example.com',
  '\u202ejane@example.com',
  'jane@\u0646\u0627\u200c\u0627\u06cc.com',
  'a'.repeat(10_000),
])('for %.40j nothing is offered', (typed) => {
  expect(offeredAddress(typed)).toBeUndefined();
});

test.each([
  ['jane@gmail.con', 'jane@gmail.com'],
  ['jane@gmial.com', 'jane@gmail.com'],
  ['jane@gmial.con', 'jane@gmail.com'],
  ['jane@example.con', JANE],
  ['jane@example.cmo', JANE],
  ['jane@example.ocm', JANE],
  ['jane@example.comm', JANE],
  ['jane@example.c0m', JANE],
  ['jane@example.ner', 'jane@example.net'],
  ['jane@example.orgg', 'jane@example.org'],
  ['jane@hotmal.com', 'jane@hotmail.com'],
  ['jane@yaho.com', 'jane@yahoo.com'],
  ['jane@outlok.com', 'jane@outlook.com'],
  ['jane@gmail.cm', 'jane@gmail.com'],
  ['taro@docmo.ne.jp', 'taro@docomo.ne.jp'],
  ['-jane@example.com', JANE],
  ['to=jane@example.com', JANE],
  ['=jane@example.com', JANE],
  ['#jane@example.com', JANE],
  ['a/jane@example.com', JANE],
])('for %s, %s is offered first', (typed, meant) => {
  expect(meantAddress(typed)).toBe(meant);
});

test.each([
  JANE,
  'jane@mail.com',
  'jane@ymail.com',
  'jane@email.com',
  'ops@mail.internal',
  'root@host.local',
  'jane@gmx.at',
  'jane@example.co',
  '.taro@docomo.ne.jp',
  'a!b/c=d{e}@example.com',
  'jane=example.org@lists.example.com',
  'o’brien@example.com',
  'jane@m\u00fcller.de',
])('nothing is offered for %s, which is probably meant as it is', (typed) => {
  expect(meantAddress(typed)).toBeUndefined();
});

test.each([
  ['Please check jane@example.com, thanks', JANE],
  ['E-mail: jane@example.com', JANE],
  ['Jane Doe <jane@example.com> (office)', JANE],
  ['宛先は「jane@example.com」、よろしく', JANE],
  [' jane@example.com', ' jane@example.com'],
  // One word beside an address may be a part of it.
  ['joe smith@example.com', null],
  ['jane@example.co m', null],
  ['jane @example.com', null],
  // Not as written, or not the only one: the user is asked.
  ['write to ja\u200bne@example.com today', null],
  ['write to jane＠example.com today', null],
  ['ask jane@example.com or joe@example, please', null],
  ['ask jane@example.com or joe@example.com', null],
  ['Please ask Jane Doe', null],
])('in %j, the only address is %j', (text, address) => {
  expect(addressIn(text)).toBe(address);
});
