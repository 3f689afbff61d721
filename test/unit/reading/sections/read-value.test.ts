import { describe, expect, it } from 'vitest';
import { isNode } from '../../../../utils/json/json-tree';
import { buildField } from '../../../../utils/reading/sections/build-part';
import { treeOf } from '../report-of';

const read = (key: string, value: unknown): unknown => {
  const { root } = treeOf({ [key]: value });
  const [child] = isNode(root) ? root.children : [];
  return child && buildField(child).value;
};

describe('dates', () => {
  it.each([
    ['2017-01-01T01:01:01-05:00', 'stated', '2017-01-01T06:01:01.000Z'],
    ['2026-06-12T01:24:47.311323Z', 'stated', '2026-06-12T01:24:47.000Z'],
    ['2026-01-07T00:00:00', 'not-stated', null],
    ['2013-01-24 03:18:24', 'not-stated', null],
    ['2013-01-24 03:18', 'not-stated', null],
    ['2014-02-23', 'day', null],
    ['2024-02-29', 'day', null],
  ])('%s is a date, zone %s', (text, zone, at) => {
    expect(read('anything', text)).toEqual({ kind: 'date', text, zone, at });
  });

  it.each(['07/01/2008', '2026-02-30', '2023-02-29', '2026-13-01', '2026-01-01T25:00', '2026', '24-01-01'])(
    '%s is text',
    (text) => {
      expect(read('created_at', text)).toEqual({ kind: 'text', text });
    },
  );

  it('reads unix time under a time-like key only', () => {
    const at = '2020-03-22T14:34:49.000Z';
    expect(read('first_seen', 1584887689)).toEqual({ kind: 'date', text: '1584887689', zone: 'stated', at });
    expect(read('timestamp', '1584887689')).toEqual({ kind: 'date', text: '1584887689', zone: 'stated', at });
    expect(read('time', 1457201099000)).toMatchObject({ kind: 'date', at: '2016-03-05T18:04:59.000Z' });
    expect(read('followers', 1584887689)).toEqual({ kind: 'number', text: '1584887689', number: 1584887689 });
    expect(read('seon', 1584887689)).toEqual({ kind: 'identifier', text: '1584887689', exact: true });
  });

  it('reads no duration and no "never" as a date', () => {
    expect(read('factory_reset_timestamp', 0)).toMatchObject({ kind: 'number', text: '0' });
    expect(read('calculation_time', 4812)).toMatchObject({ kind: 'number', text: '4812' });
  });
});

describe('yes and no', () => {
  it.each([
    ['mx_found', 'true', true],
    ['anything', 'False', false],
    ['is_free', 'No', false],
    ['has_website', 'Y', true],
  ])('%s: %s', (key, text, value) => {
    expect(read(key, text)).toEqual({ kind: 'boolean', text, value });
  });

  it('leaves a name or a country alone', () => {
    expect(read('first_name', 'NO')).toEqual({ kind: 'text', text: 'NO' });
    expect(read('country', 'NO')).toEqual({ kind: 'text', text: 'NO' });
  });
});

describe('not given', () => {
  it.each([null, '', ' ', 'N/A', 'n/a', [], {}, 'null', '-'])('%j', (value) => {
    expect(read('carrier', value)).toMatchObject({ kind: 'empty' });
  });

  it.each(['unknown', 'none', 'no', 'DATA REDACTED', 'NA'])('%s is an answer', (text) => {
    expect(read('risk_level', text)).toEqual({ kind: 'text', text });
  });

  it('is not 0 and not false', () => {
    expect(read('hits', 0)).toEqual({ kind: 'number', text: '0', number: 0 });
    expect(read('listed', false)).toEqual({ kind: 'boolean', text: 'false', value: false });
  });
});

describe('links and markup', () => {
  it.each([
    ['https://аррӏе.com/login', 'https://xn--80ak6aa92e.com/login'],
    ['https://pаypal.com', 'https://xn--pypal-4ve.com/'],
    ['https://ꓮꓑꓑꓡꓰ.com/', 'https://xn--4l8aa2c7bn.com/'],
    ['https://ｅvil.example/', 'https://evil.example/'],
    ['https://bank.example。evil.example/', 'https://bank.example.evil.example/'],
    ['https://e%76il.example/', 'https://evil.example/'],
    ['http://2130706433/', 'http://127.0.0.1/'],
  ])('%s is displayed as the address that it opens', (text, opens) => {
    expect(read('url', text)).toEqual({ kind: 'link', text, href: opens, opens });
  });

  it.each([
    'https://müller.de/',
    'https://почта.рф/',
    'https://сосо.рф/',
    'https://例え.jp/',
    'HTTPS://EXAMPLE.com:8443/A',
    'https://xn--80ak6aa92e.com/',
  ])('%s is displayed as sent', (text) => {
    expect(read('url', text)).toEqual({ kind: 'link', text, href: new URL(text).href });
  });

  it.each(['https://news.example.org/a?b=c#d', 'http://example.com/'])('%s is a link', (text) => {
    expect(read('url', text)).toEqual({ kind: 'link', text, href: text });
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,<b>x</b>',
    'ftp://example.com/a',
    'https://bank.example@evil.example/',
    'see https://example.com',
    'https://<media-host>/logo.png',
    'https://',
    '<a href="https://example.com">x</a>',
    'Emails, <em>encrypted</em> passwords',
  ])('%s is text', (text) => {
    expect(read('url', text)).toEqual({ kind: 'text', text });
  });
});

describe('numbers', () => {
  it('keeps the digits of a quantity', () => {
    expect(read('amount', 0.574)).toEqual({ kind: 'number', text: '0.574', number: 0.574 });
    expect(read('PwnCount', 152445165)).toMatchObject({ kind: 'number', text: '152445165' });
  });

  it('takes ids and phone numbers for names', () => {
    expect(read('phone', 15555550100)).toEqual({ kind: 'identifier', text: '15555550100', exact: true });
    expect(read('profile_id', 67)).toEqual({ kind: 'identifier', text: '67', exact: true });
    expect(read('company_number', '00418822')).toEqual({ kind: 'text', text: '00418822' });
  });

  it('says when digits were lost before they could be read', () => {
    const json: unknown = JSON.parse('123456789012345678901234567890');
    expect(read('amount', json)).toMatchObject({ kind: 'identifier', exact: false });
    expect(read('id', '123456789012345678901234567890')).toEqual({
      kind: 'text',
      text: '123456789012345678901234567890',
    });
  });
});

it('reads a list item by item', () => {
  expect(read('created', ['2014-02-23', 'N/A', 5])).toEqual({
    kind: 'list',
    items: [
      { kind: 'date', text: '2014-02-23', zone: 'day', at: null },
      { kind: 'empty', text: 'N/A' },
      { kind: 'number', text: '5', number: 5 },
    ],
  });
});
