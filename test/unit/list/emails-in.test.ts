import { expect, test } from 'vitest';
import { emailsIn } from '@/utils/list/emails-in';
import { shortened } from '@/utils/list/shortened';
import { A_MOMENT_MS, cpuMs } from '../cpu-ms';

const found = (text: string) => emailsIn(text).subjects.map(({ request }) => request.email);

test('finds addresses anywhere in a text, in order, each once by its normal form', () => {
  const text = 'Jane <jane@example.com>; "Sam, Lee" sam@Example.ORG\r\n,mailto:kim@example.net,jane@EXAMPLE.com';
  expect(found(text)).toEqual(['jane@example.com', 'sam@example.org', 'kim@example.net']);
  expect(emailsIn(text).repeated).toBe(1);
});

test('a line that contains only an address is accepted with any ending', () => {
  expect(found('ops@mail.internal\nwrite to ops@mail.nosuchending please')).toEqual(['ops@mail.internal']);
});

test('an address that may imitate another one is set aside, with the reason', () => {
  const { subjects, odd } = emailsIn('jane@example.com\njаne@example.com');
  expect(subjects.map(({ request }) => request.email)).toEqual(['jane@example.com']);
  expect(odd).toHaveLength(1);
  expect(odd[0]?.note.warnings).toEqual(['mixed-scripts']);
});

test('finds no address in a text without one', () => {
  expect(emailsIn('no @ here, nor there, thanks @sam\n@ @@')).toEqual({
    subjects: [],
    odd: [],
    repeated: 0,
    unread: [],
  });
});

test('names the line of a text that looks like an address but is not one', () => {
  expect(emailsIn('jane@gmial\nSam,ops@mail.internal').unread).toEqual([
    { line: 1, shown: 'jane@gmial' },
    { line: 2, shown: 'ops@mail.internal' },
  ]);
  const { subjects, unread } = emailsIn('jane@example.com; sam@gmial <kim@example.net>, lee @example.org, a@b');
  expect(subjects).toHaveLength(2);
  expect(unread).toEqual([{ line: 1, shown: 'sam@gmial, @example.org, a@b' }]);
});

test('reports a line without an address in a list, but not in a letter or as a heading', () => {
  const list =
    'ann@example.com\njane.doe.example.com\n\nbob(at)example.com\ncarl@example.com\nfred@gmial\ndora@example.com';
  expect(emailsIn(list).unread).toEqual([
    { line: 2, shown: 'jane.doe.example.com' },
    { line: 6, shown: 'fred@gmial' },
  ]);
  const table = 'id,email,note\n1,ann@example.com,"two\nlines"\n2,,nobody\n3,bob@example.com,\n4,dora@example.com,';
  expect(emailsIn(table).unread).toEqual([{ line: 4, shown: '2,,nobody' }]);
  const broken = 'ann@example.com\njane.doe.example.com\nbob [at] example.com\ncarl at example.com';
  expect(emailsIn(broken).unread.map(({ line }) => line)).toEqual([2, 4]);
  expect(
    emailsIn('Hello all,\nplease ask\nann@example.com\nThank you.\nwww.example.com\nhttps://example.com').unread,
  ).toEqual([]);
});

test.each(['@', 'a@', 'x', '@ ', 'a@b,'])('a line of a million characters of %j is read in a moment', (piece) => {
  const text = `${piece.repeat(1_000_000 / piece.length)} sam@gmial`;
  expect(cpuMs(() => expect(emailsIn(text).unread[0]?.shown.length).toBeLessThan(100))).toBeLessThan(A_MOMENT_MS);
});

test('ten thousand addresses are read in a moment', () => {
  const text = Array.from({ length: 10_000 }, (_, i) => `person.${i}@example.com`).join('\n');
  expect(cpuMs(() => expect(found(text)).toHaveLength(10_000))).toBeLessThan(A_MOMENT_MS);
});

const oddIn = (text: string) => {
  const { subjects, odd } = emailsIn(text);
  expect(subjects).toEqual([]);
  return odd.map(({ subject, written }) => [subject.request.email, written]);
};

test.each([
  ['.dave@docomo.ne.jp', '.dave@docomo.ne.jp', null],
  ['a..b@ezweb.ne.jp', 'a..b@ezweb.ne.jp', null],
  ['taro..k@example.com', 'taro..k@example.com', null],
  ['hana.@example.com', 'hana.@example.com', null],
  ['-jane@example.com', 'jane@example.com', '-jane@example.com'],
  ['to=ann@example.com', 'ann@example.com', 'to=ann@example.com'],
  ['=bob@example.com', 'bob@example.com', '=bob@example.com'],
  ['#dan@example.com', 'dan@example.com', '#dan@example.com'],
  ['ja\u200bne@example.com', 'jane@example.com', 'ja\u200bne@example.com'],
  ['jane＠example．com', 'jane@example.com', 'jane＠example．com'],
  ['jane%40example.com', 'jane@example.com', 'jane%40example.com'],
  ['jane[@]example[.]com', 'jane@example.com', 'jane[@]example[.]com'],
  ['bob(at)example.com', 'bob@example.com', 'bob(at)example.com'],
  ['jane@gmail.con', 'jane@gmail.con', null],
  ['jane@gmial.com', 'jane@gmial.com', null],
  ['x, ja\u00adne@example.com', 'jane@example.com', 'ja\u00adne@example.com'],
])('asks about %j before it is sent', (line, email, written) => {
  expect(oddIn(line)).toEqual([[email, written && shortened(written)]]);
});

test.each(['jane=example.org@lists.example.com', 'SRS0=mLwe=5P=example.org=jane@fwd.example.com', '1.eve@example.com'])(
  'takes %s as a whole',
  (line) => {
    expect(found(line)).toEqual([line]);
  },
);

test.each([
  "=cmd|' /C calc'!A0@example.com,x",
  "='Sheet1'!A0@example.con,x",
  'x,Anna=jane@example.com',
  'x,Anna=jane@example.con',
  'x,jane@example.con@y',
])('reports %j and sends no part of it', (line) => {
  const { subjects, odd, unread } = emailsIn(`email,note\n${line}`);
  expect([subjects, odd]).toEqual([[], []]);
  expect(unread.map(({ line }) => line)).toEqual([2]);
});

test.each([
  ['*cy@example.com', 'cy@example.com'],
  ['$cy@example.com', 'cy@example.com'],
  ['}cy@example.com', 'cy@example.com'],
  ['jane@gmail.con', 'jane@gmail.com'],
  ['jane@gmial.com', 'jane@gmail.com'],
  ['j*n@example.com', null],
  ['j%6Fe@example.com', null],
])('asks about %s and offers the likely address instead', (line, likely) => {
  const { subjects, odd } = emailsIn(line);
  expect(subjects).toEqual([]);
  expect(odd.map(({ subject, instead }) => [subject.request.email, instead?.request.email ?? null])).toEqual([
    [line, likely],
  ]);
});

test.each([
  ['Joe,joe@exmaple.con', 'joe@exmaple.con', 'joe@exmaple.com'],
  ['"Joe";"joe@gmail.cmo";7', 'joe@gmail.cmo', 'joe@gmail.com'],
  ['7\tjoe@exmaple.ogr\tx', 'joe@exmaple.ogr', 'joe@exmaple.org'],
  ['| joe@exmaple.con |', 'joe@exmaple.con', 'joe@exmaple.com'],
  ['Please ask Joe Roe <joe@exmaple.con>.', 'joe@exmaple.con', 'joe@exmaple.com'],
  ['mailto:joe@exmaple.con, x', 'joe@exmaple.con', 'joe@exmaple.com'],
])('in %j, the address with the likely ending is offered instead', (line, email, likely) => {
  const { subjects, odd, unread } = emailsIn(`name,email\nAnn,ann@example.com\n${line}`);
  expect(subjects).toHaveLength(1);
  expect(unread).toEqual([]);
  expect(odd).toMatchObject([
    { subject: { request: { email } }, instead: { request: { email: likely } }, written: null, line: 3 },
  ]);
});

test('a likely address that the list has too is not offered again', () => {
  const { subjects, odd } = emailsIn('jane@gmail.com\njane@gmail.con');
  expect(subjects.map(({ request }) => request.email)).toEqual(['jane@gmail.com']);
  expect(odd.map(({ instead }) => instead)).toEqual([null]);
});
