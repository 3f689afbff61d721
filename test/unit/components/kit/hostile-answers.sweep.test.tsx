import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { hostileTexts } from '../../../service/faults/hostile-texts';
import { ENGLISH } from '../../../texts/english';
import { expectAccessible } from '../expect-accessible';
import { EXTREMES, LONG_EMAIL } from '../extremes';
import { EMAIL, PERSON, showLookup } from '../result/result-stage';

const TEXTS = [
  ...hostileTexts,
  '\u202egnp.exe',
  '\u2066abc\u2069\u2067def',
  '\ud800 alone',
  'alone \udfff',
  '\u0000\u0007\u001b[31mred',
  '__proto__',
  'constructor',
  'toString',
  'HTTPS://EXAMPLE.com/ok',
  'https://example.com/<b>',
  'http://exa mple.com',
  '//evil.example/x',
  'https:/\\evil.example',
  'https://example.com/\u202egpj',
  'ftp://example.com/',
  'blob:https://example.com/1',
  'about:blank',
  'chrome://settings',
];

/** Each text in every kind of field: as value, key, title, reason, label, list item, hit, id, date, module, name. */
const answerWith = (text: string): string => {
  const own = JSON.stringify(text);
  return `{
    "risk_score": 5, "decision": ${own}, "email": ${own}, ${own}: ${own}, "reasons": [${own}, ${own}],
    "sanctions": { "total": 2, "hits": [{ "name": ${own}, "list": ${own}, "url": ${own} }, { "name": "x", ${own}: 1, "b": 2 }] },
    "breaches": [{ "name": ${own}, "date": "2019-01-01", "more": ${own} }, { "name": "b", "date": "2020-01-01", "x": 1 }],
    "account_id": ${own}, "created_at": ${own}, "tags": [${own}, "x"],
    "avatar": ${own}, "modules": { ${own}: { "success": false, "error": ${own} } }, "company": { "title": ${own}, "a": 1 }
  }`;
};

const rawJson = page.getByRole('tab', { name: ENGLISH.t('result.rawJson') });

let ran: string[] = [];
const record = (event: Event) => ran.push(event.type);

beforeEach(() => {
  ran = [];
  Object.assign(globalThis, { alert: () => ran.push('alert') });
  addEventListener('error', record);
});
afterEach(() => removeEventListener('error', record));

/** What must never come out of a text: elements that run, load or send, handlers, and links that are no http(s). */
function planted(): string[] {
  const elements = document.querySelectorAll(
    'main :is(script, img, iframe, object, embed, form[action], meta, base, style, math, video, audio, noscript)',
  );
  const handlers = [...document.querySelectorAll('main *')].filter((element) =>
    element.getAttributeNames().some((name) => name.startsWith('on')),
  );
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a')].filter(
    (link) =>
      !/^https?:$/.test(new URL(link.href).protocol) ||
      link.rel !== 'noopener noreferrer' ||
      new URL(link.href).username !== '',
  );
  return [...elements, ...handlers, ...links].map(({ outerHTML }) => outerHTML);
}

/** What is read on the screen or said by it must hide no character and turn no words around. */
function hidden(): string[] {
  const shown = [...document.querySelectorAll('main *')].flatMap((element) => [
    ...[...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ nodeValue }) => nodeValue),
    ...['title', 'aria-label', 'alt'].map((name) => element.getAttribute(name)),
  ]);
  return shown.flatMap((text) => (text?.match(/[[\p{Bidi_Control}\p{Cc}]--[\t\n\r]]/v) ? [JSON.stringify(text)] : []));
}

function expectHarmless(): void {
  expect(planted()).toEqual([]);
  expect(hidden()).toEqual([]);
  expect(ran).toEqual([]);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
}

/** Opens what is folded. */
async function unfold(): Promise<void> {
  const folded = () => document.querySelectorAll<HTMLElement>('[data-group] button[aria-expanded=false]');
  for (const group of folded()) group.click();
  for (const item of document.querySelectorAll('details')) item.open = true;
  await expect.poll(() => folded().length).toBe(0);
}

describe('hostile texts', () => {
  test('are fifty', () => expect(new Set(TEXTS).size).toBeGreaterThanOrEqual(50));

  test.each(TEXTS)('%j stays text in every kind of field', async (text) => {
    for (const subject of [EMAIL, PERSON]) {
      await showLookup({ answer: answerWith(text), subject });
      await unfold();
      expectHarmless();
      document.body.replaceChildren();
    }
  });

  test('all of them stay text in the raw JSON, as keys and as values', async () => {
    const entries = TEXTS.map((text) => `${JSON.stringify(text)}: ${JSON.stringify(text)}`);
    await showLookup({ answer: `{${entries.join()}}` });
    await rawJson.click();
    await expect.element(page.getByRole('treegrid')).toBeVisible();
    expect(page.getByRole('treegrid').getByRole('row').elements()).toHaveLength(1 + TEXTS.length);
    await unfold();
    expectHarmless();
  });

  test('a link leaves without a referrer and without our window', async () => {
    await showLookup({ answer: { profile_url: 'https://example.com/jane' } });
    const link = page.getByRole('link', { name: 'https://example.com/jane' });
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect.element(link).toHaveAttribute('target', '_blank');
  });
});

test('a link whose host imitates another one shows the address that it opens, and what was sent', async () => {
  await showLookup({ answer: { profile_url: 'https://аррӏе.com/login' } });
  const link = page.getByRole('link', { name: 'https://xn--80ak6aa92e.com/login' });
  await expect.element(link).toBeVisible();
  await expect
    .element(page.getByText(ENGLISH.t('value.linkSent', { address: 'https://аррӏе.com/login' })))
    .toBeVisible();
});

describe.each([320, 640])('at %i px', (width) => {
  test.each(Object.entries(EXTREMES))('%s do not break the layout', async (_, answer) => {
    await showLookup({ subject: LONG_EMAIL, answer, width });
    await unfold();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await rawJson.click();
    await expect.element(page.getByRole('treegrid')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    // What axe finds at 640 px it finds here, where targets are as small and closer.
    if (width === 320) await expectAccessible();
  });
});
