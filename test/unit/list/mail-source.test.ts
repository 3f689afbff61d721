import { describe, expect, test } from 'vitest';
import { emailsIn } from '@/utils/list/emails-in';
import { A_MOMENT_MS, cpuMs } from '../cpu-ms';

const sent = (text: string) => emailsIn(text).subjects.map(({ request }) => request.email);
const asked = (text: string) =>
  emailsIn(text).odd.map(({ subject, instead }) => [subject.request.email, instead?.request.email]);

describe('quoted-printable', () => {
  const of = (...body: string[]) =>
    ['Content-Type: text/html', 'Content-Transfer-Encoding: quoted-printable', '', ...body].join('\n');
  test.each([
    [['Please write to jane.smi=', 'th@example.com soon.'], ['jane.smith@example.com']],
    [['<a href=3D"https://x.example/?email=3Dbob@example.com">here</a>'], ['bob@example.com']],
    [['To:=20ann@example.com'], ['ann@example.com']],
    [['<jane=40example.com>'], ['jane@example.com']],
    [
      ['jane@exam=', 'ple.c=', 'om, joe@example.com'],
      ['jane@example.com', 'joe@example.com'],
    ],
    [['Gr=C3=BC=C3=9Fe von j=C3=BCrgen@example.com'], ['jürgen@example.com']],
    [['jane@example.com=0D=0A'], ['jane@example.com']],
    [
      ['jane@example.com', 'joe@example.com'],
      ['jane@example.com', 'joe@example.com'],
    ],
    [['a b=20=', 'jane@example.com'], ['jane@example.com']],
    [['mailto:jane@example.com?subject=3DHello'], ['jane@example.com']],
  ])('%j has %j', (body, emails) => {
    expect(sent(of(...body))).toEqual(emails);
  });

  test('the lines of a decoded text keep their numbers', () => {
    expect(emailsIn(of('jane.smi=', 'th@example.com', 'broken@', 'joe@example.com')).unread).toEqual([
      { line: 6, shown: 'broken@' },
    ]);
  });

  test('headers before it are not encoded, and neither is another text', () => {
    expect(sent('From: a=20b@example.com\nSubject: x\n\njoe@example.com')).toContain('joe@example.com');
    expect(sent('https://x.example/?email=3Dbob')).toEqual([]);
    expect(sent('name=20\njane@example.com')).toEqual(['jane@example.com']);
  });
});

describe('ids of mails and their parts', () => {
  test.each([
    ['Message-ID: <CAF+abc123=xyz@mail.example.com>'],
    ['In-Reply-To: <20261128101010.ABC123@mx1.example.com>'],
    ['References: <a1b2c3@news.example.com>\n <20261127090000.5C0FF@mx1.example.com>'],
    ['References: <a1b2c3@news.example.com>\r\n\t<20261127090000.5C0FF@mx1.example.com>'],
    ['Content-ID: <image001.png@01D9A1B2.example.com>'],
    ['X-Google-Original-Message-ID: <5c0ff@mx1.example.com>'],
    ['DKIM-Signature: v=1; a=rsa-sha256; i=@example.com;\n s=x; d=example.com; b=abc@example.com'],
    ['ARC-Seal: i=1; a=rsa; cv=none; d=example.com; s=abc@example.com'],
    ['List-ID: <news.abc@list.example.com>'],
    ['Subject: x\nReceived: from mx by 192.0.2.1 with SMTP id x1mr123@mx.example.com'],
    ['<img src="cid:logo@mail.example.com">'],
    ['message-id: <abc@mx.example.com>'],
  ])('%j has no address', (text) => {
    expect(sent(text)).toEqual([]);
    expect(asked(text)).toEqual([]);
  });

  test('they are listed as left out, and addresses of other headers are found', () => {
    const text =
      'From: Jane Sample <jane@example.com>\nTo: joe@example.org\nMessage-ID: <abc@mx.example.com>\nSubject: hello';
    const { subjects, unread } = emailsIn(text);
    expect(subjects.map(({ request }) => request.email)).toEqual(['jane@example.com', 'joe@example.org']);
    expect(unread).toEqual([{ line: 3, shown: 'Message-ID: <abc@mx.example.com>' }]);
    expect(sent('Subject: x\nReceived: by mx for <jane@example.com>')).toEqual(['jane@example.com']);
    expect(sent('Customer-ID: jane@example.com')).toEqual(['jane@example.com']);
  });
});

test.each([
  ['[~cy@example.com] please look', ['cy@example.com']],
  ['[~cy@example.com]', ['cy@example.com']],
  ['see [~cy@example.com], [~joe@example.com]', ['cy@example.com', 'joe@example.com']],
  ['mailto:foo@example.com,bar@example.com', ['foo@example.com', 'bar@example.com']],
])('%j has %j', (text, emails) => {
  expect(sent(text)).toEqual(emails);
  expect(asked(text)).toEqual([]);
});

test.each([
  ['jane@example.com.invalid', 'jane@example.com'],
  ['Jane.Sample@Example.com.INVALID', 'Jane.Sample@example.com'],
  ['jane.sample=acme.org@example.com', 'jane.sample@acme.org'],
  ['jane.sample=acme.example@example.com', 'jane.sample@acme.example'],
  ['jane_example.com#EXT#@tenant.onmicrosoft.com', 'jane@example.com'],
  ['jane_sample_example.co.uk#EXT#@tenant.onmicrosoft.com', 'jane_sample@example.co.uk'],
  ['jane_example.com#ext#@tenant.onmicrosoft.com', 'jane@example.com'],
])('%s is asked about, and the address before a program changed it is offered', (text, meant) => {
  expect(sent(`${text}\njoe@example.com`)).toEqual(['joe@example.com']);
  expect(asked(`${text}\njoe@example.com`).map(([, instead]) => instead)).toEqual([meant]);
});

test.each([
  'jane+tag@example.com',
  'jane_sample@example.com',
  'jane=tag@example.com',
  'jane=example.org@lists.example.com',
  'srs0=ab=cd=example.com=jane@example.org',
])('%s is not another address', (text) => {
  expect(asked(text).filter(([, instead]) => instead !== undefined)).toEqual([]);
});

test('a long mail is read in a moment', () => {
  const body = 'jane.smi=\nth@example.com <a href=3D"x">\n'.repeat(20_000);
  const text = `Content-Transfer-Encoding: quoted-printable\n\n${body}`;
  expect(cpuMs(() => expect(sent(text)).toEqual(['jane.smith@example.com']))).toBeLessThan(10 * A_MOMENT_MS);
});
