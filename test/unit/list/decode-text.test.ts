import { expect, test } from 'vitest';
import { decodeText, decodingsOf, sampleOf } from '@/utils/list/decode-text';

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
const utf8 = new TextEncoder();

test.each([
  ['utf-8', utf8.encode('Zoë,見本')],
  ['utf-8', new Uint8Array([0xef, 0xbb, 0xbf, 0x41])],
  ['utf-16le', new Uint8Array([0xff, 0xfe, 0xeb, 0x00])],
  ['utf-16be', new Uint8Array([0xfe, 0xff, 0x00, 0xeb])],
  ['windows-1252', new Uint8Array([...utf8.encode('name\nM'), 0xfc, ...utf8.encode('ller')])],
] as const)('%s is certain', (encoding, bytes) => {
  expect(decodingsOf(bytes)?.certain).toBe(encoding);
});

/** Each is a table whose second line is the text. */
test.each([
  ['windows-1252', 'Tm9tO1By6W5vbQpNb2TobGU7Q2FtaWxsZQpMZWbodnJlO1pv6wo=', 'Modèle;Camille'],
  [
    'windows-1250',
    'TmFtZSxUeXBlClD47WtsYWQgSmn47SxpbmRpdmlkdWFsCq/zs2tpZXdza2Ego3VjamEsaW5kaXZpZHVhbAo=',
    'Příklad Jiří,individual',
  ],
  ['windows-1251', 'TmFtZSxUeXBlCs/w6Ozl8O7iIMji4O0saW5kaXZpZHVhbAo=', 'Примеров Иван,individual'],
  [
    'shift_jis',
    'joGWvCyO7ZXKLJC2lE6MjpP6CoyplnuRvphZLGluZGl2aWR1YWwsMTk4MC0wMy0xNQo=',
    '見本太郎,individual,1980-03-15',
  ],
  ['gb18030', '0NXD+yzA4NDNCtH5sb7QocP3LGluZGl2aWR1YWwK', '样本小明,individual'],
  ['big5', 'qW2mVyzD/qusCrzLpbukcKn6LGluZGl2aWR1YWwK', '樣本小明,individual'],
  ['euc-kr', 'vLq47SzAr8f8CrDfuru89ixpbmRpdmlkdWFsCg==', '견본수,individual'],
  ['euc-jp', 'u+HMviy878rMCriry9ykv6TtpKYsaW5kaXZpZHVhbAo=', '見本たろう,individual'],
  ['koi8-r', 'TmFtZSxUeXBlCvDSyc3F0s/XIOnXwc4saW5kaXZpZHVhbAo=', 'Примеров Иван,individual'],
  ['windows-1253', 'TmFtZSxUeXBlCsTl3+Ps4SDF693t5yxpbmRpdmlkdWFsCg==', 'Δείγμα Ελένη,individual'],
  ['windows-1254', 'TmFtZSxUeXBlCtZybmVrIN51bGUgWf1sbWF6LGluZGl2aWR1YWwK', 'Örnek Şule Yılmaz,individual'],
  ['windows-1255', 'TmFtZSxUeXBlCuPl4u7kIPjl+ixpbmRpdmlkdWFsCg==', 'דוגמה רות,individual'],
  ['windows-1256', 'TmFtZSxUeXBlCuTj5tDMIOHt4ewsaW5kaXZpZHVhbAo=', 'نموذج ليلى,individual'],
  ['windows-874', 'TmFtZSxUeXBlCrXRx83C6NKnIMrBqtLCLGluZGl2aWR1YWwK', 'ตัวอย่าง สมชาย,individual'],
  ['utf-16le', 'D2wNVCwALnolUgoAi4ksZypZzpAsAGkAbgBkAGkAdgBpAGQAdQBhAGwACgA=', '見本太郎,individual'],
  [
    'utf-16be',
    'AE4AYQBtAGUALABUAHkAcABlAAoAWgBvAOsAIABTAGEAbQBwAGwAZQAsAGkAbgBkAGkAdgBpAGQAdQBhAGwACg==',
    'Zoë Sample,individual',
  ],
] as const)('%s is the likeliest encoding, or among those that the user chooses from', (encoding, base64, line) => {
  const bytes = bytesOf(base64);
  const { certain, likely } = decodingsOf(bytes) ?? { certain: null, likely: [] };
  const texts = likely.map((each) => decodeText(bytes, each).split('\n')[1]);
  expect(texts).toContain(line);
  expect(certain === null || texts[0] === line).toBe(true);
  if (!encoding.startsWith('utf-16')) expect(sampleOf(bytes, encoding)).toContain(line);
});

test.each(['shift_jis', 'gb18030', 'big5', 'euc-kr', 'windows-1251'])('%s is found first', (name) => {
  const SAMPLES: Record<string, string> = {
    shift_jis: 'joGWvCyO7ZXKLJC2lE6MjpP6CoyplnuRvphZLGluZGl2aWR1YWwsMTk4MC0wMy0xNQo=',
    gb18030: '0NXD+yzA4NDNCtH5sb7QocP3LGluZGl2aWR1YWwK',
    big5: 'qW2mVyzD/qusCrzLpbukcKn6LGluZGl2aWR1YWwK',
    'euc-kr': 'vLq47SzAr8f8CrDfuru89ixpbmRpdmlkdWFsCg==',
    'windows-1251': 'TmFtZSxUeXBlCs/w6Ozl8O7iIMji4O0saW5kaXZpZHVhbAo=',
  };
  expect(decodingsOf(bytesOf(SAMPLES[name] ?? ''))?.likely[0]).toBe(name);
});

test('asks whether letters are Western or Central European, because both make names', () => {
  const { certain, likely } = decodingsOf(bytesOf('TmFtZQpQ+O1rbGFkIEppcPhpCg==')) ?? {};
  expect(certain).toBeNull();
  expect(likely).toEqual(expect.arrayContaining(['windows-1252', 'windows-1250']));
});

test.each([
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])],
  ['a program', new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0, 0])],
])('%s is no text', (_, bytes) => {
  expect(decodingsOf(bytes)).toBeNull();
});
