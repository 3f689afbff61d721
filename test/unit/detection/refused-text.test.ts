import { describe, expect, test } from 'vitest';
import { findEmails } from '../../../utils/detection/find-emails';

// Texts in which no address may be found.
const REFUSED: Record<string, string[]> = {
  'nothing or too little': [
    '',
    '@',
    'a',
    'a@',
    '@b.com',
    'a@b',
    'a@.com',
    'a @b.com',
    'a@ b.com',
    'jane at ex dot org',
  ],
  'no listed ending': [
    'a@b.c',
    'a@gmail.comf',
    'a@corp.internal',
    'a@corp.local',
    'root@web01',
    'a@localhost',
    'a@b.рфф',
  ],
  'file names': ['logo@2x.png', 'logo@3x.jpg', 'logo@2x.ai', 'clip@2x.mov', 'img@2x.zip'],
  'packages and versions': [
    'pkg@1.2.3',
    '@types/node@24.9.1',
    'react@19.3.1-rc.1',
    'actions/checkout@v4',
    'lodash@4.17.21.tgz',
  ],
  'places on other machines': [
    'git@github.com:team/project.git',
    'git@github.com:project',
    'deploy@ex.com:/var/www',
    'root@web.ex.com:~#',
    'joe@ex.com:dir/file.txt',
  ],
  'user names in web addresses': [
    'https://user:pass@ex.com',
    'https://user@ex.com/x',
    'ftp://user:pa;ss@ex.com',
    'postgres://app:secret@db.ex.com:5432/app',
    'HTTPS://USER:PASS@EX.COM',
    'https://user:p@ss@ex.com',
  ],
  handles: [
    '@jane@mastodon.social',
    'jane@mastodon.social@other.social',
    'https://medium.com/@jane.com',
    'a@b.com@c.com',
  ],
  'masked addresses': [
    '}joe@ex.com',
    'j***n@ex.com',
    '***n@ex.com',
    '*n@ex.com',
    'j•••n@ex.com',
    'j•n@ex.com',
    '••n@ex.com',
    'jane@ex.co**m',
    'jane@ex.co••',
  ],
  'cut addresses': [
    '…smith@ex.com',
    '...smith@ex.com',
    'Yes...jane@ex.com',
    'j...n@ex.com',
    'jane@ex.co…',
    'jane@ex.com_old',
    'jane@ex.com_x',
  ],
  'placeholders and escapes': [
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a placeholder is what is tested
    '${name}@ex.com',
    '{first}.last@ex.com',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a placeholder is what is tested
    '${env}-info@ex.com',
    '<first>.last@ex.com',
    '%s@ex.com',
    '$user@ex.com',
    'joe%2Bx@ex.com',
    '%20joe@ex.com',
    '"x@y.z\\njoe@ex.com',
    'CORP\\joe@ex.com',
  ],
  'badly formed names': ["'jane'@ex.com", '"jane"@ex.com', 'x."y".z@ex.com', '.@ex.com', '(x)@ex.com'],
  'badly formed domains': [
    'a@-ex.com',
    'a@ex-.com',
    'a@ex..com',
    'a@ex#.com',
    'a@[127.0.0.1]',
    'a@127.0.0.1',
    'a@ex。com',
  ],
  'what is too long': [
    `${'a'.repeat(65)}@ex.com`,
    `${'ä'.repeat(33)}@ex.com`,
    `${'a'.repeat(60)}-${'b'.repeat(64)}@ex.com`,
    `~${'o'.repeat(30)}/${'t'.repeat(40)}@ex.com`,
    `a@${'b'.repeat(64)}.com`,
    `a@${'b.'.repeat(130)}com`,
    `${'a'.repeat(64)}@${'b.'.repeat(95)}com`,
  ],
  'characters that may hide or turn letters': [
    '\u202ejane@ex.com',
    'ja\u202ene@ex.com',
    'jane@ex.com\u202e',
    'jane@ex.com\u200band',
    'jane@ex.com\u200bjoe@ex.com',
  ],
  'a part of a rewritten sender': [
    'SRS0=mL/e=5P=example.org=jane.doe@fwd.ex.com',
    '<srs1=a/b=fwd.ex.org==c=d=ex.net=joe@ex.com>',
    'prvs=jane.doe/1234abcdef@ex.com',
    'otto=smith@ex.com',
    'Anna=jane@ex.com',
    'mail=example.org@lists.ex.com',
    'uunet!jane@ex.com',
    'a!b@ex.com',
    '/C=US/O=x=jane/S=doe@',
    `SRS0=${'a'.repeat(40)}=5P=example.org=jane.doe@fwd.ex.com`,
    "=cmd|' /C calc'!A0@ex.com",
  ],
};

describe.each(Object.entries(REFUSED))('finds nothing in %s', (_, texts) => {
  test.each(texts)('%j', (text) => {
    expect(findEmails(text)).toEqual([]);
    expect(findEmails(`see ${text} now`)).toEqual([]);
  });
});
