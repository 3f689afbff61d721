import { expect, test } from 'vitest';
import { addressWarnings } from '../../../utils/detection/address-warnings';

test.each([
  'jane@ex.org',
  'o’brien@ex.org',
  'jörg@müller.de',
  'иван@почта.рф',
  'иван@example.com',
  'jane@россия.рф',
  'jane@хост.рф',
  'jane@сосо.рф',
  '用户123@例子.中国',
  'joe中文@例子abc.jp',
  'テスト用@例え.jp',
  'δοκιμή@παράδειγμα.ελ',
  'मेल@उदाहरण.भारत',
  'jane@name.example',
])('says nothing about the ordinary address %s', (address) => {
  expect(addressWarnings(address)).toEqual({ warnings: [], codePoints: [] });
});

test.each([
  ['jane@gооgle.com', ['о U+043E']],
  ['jаne@ex.org', ['а U+0430']],
  ['jane@exαmple.com', ['α U+03B1']],
  ['jane@մail.com', ['մ U+0574']],
])('%s mixes scripts', (address, codePoints) => {
  expect(addressWarnings(address)).toEqual({ warnings: ['mixed-scripts'], codePoints });
});

test.each(['jane@аррӏе.com', 'сосо@ex.org'])('%s is written in letters that look Latin', (address) => {
  const notice = addressWarnings(address);
  expect(notice.warnings).toEqual(['look-alike']);
  expect(notice.codePoints.length).toBeGreaterThan(0);
});

test('an unlisted ending is the only warning', () => {
  expect(addressWarnings('jane@corp.internal')).toEqual({ warnings: ['unlisted-ending'], codePoints: [] });
  expect(addressWarnings('jane@gmail.comm').warnings).toEqual(['unlisted-ending']);
  expect(addressWarnings('jаne@corp.internal').warnings).toEqual(['mixed-scripts', 'unlisted-ending']);
});

test('a character beyond 16 bits is named by its whole number', () => {
  expect(addressWarnings('a𝗃о@ex.org').codePoints).toEqual(['𝗃 U+1D5C3', 'о U+043E']);
});
