import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ENGLISH } from '../../texts/english';
import { showLookup } from './result/result-stage';

const { t } = ENGLISH;
const ANSWER = {
  risk_score: 44,
  recommendation: 'REVIEW',
  reasons: ['Few online registrations'],
  accounts: { registered: 2, checked: 12 },
  breaches: [
    { name: 'Forumwell', date: '2017-11-03', records: 5 },
    { name: 'Gameglade-of-old', date: '2020-06-11', records: 7 },
  ],
  email: { deliverability_recommendation: 'accepted', disposable: false, internationalized: true },
  domain: { created: '2014-12-01', checked_at: '2024-05-12T10:22:33Z', registrar: 'Registrar-of-a-very-long-name' },
};

/** Lines that a piece of text is drawn on. */
function linesOf(node: Node, start: number, end: number): number {
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, end);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}

/** The pieces of text in some elements that are drawn on several lines. */
function broken(selector: string, piece: RegExp): string[] {
  return [...document.querySelectorAll(selector)].flatMap((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { 0: text, index } of (node.nodeValue ?? '').matchAll(piece))
        if (linesOf(node, index, index + text.length) > 1) found.push(text);
    }
    return found;
  });
}

describe.each([240, 320, 400])('at %i px', (width) => {
  test('words of labels and dates do not break', async () => {
    await showLookup({ answer: ANSWER, width });
    await expect.element(page.getByText('Deliverability recommendation', { exact: false }).first()).toBeInTheDocument();
    for (const group of document.querySelectorAll<HTMLElement>('[data-group] button[aria-expanded=false]'))
      group.click();
    await expect.poll(() => document.querySelectorAll('[data-group] button[aria-expanded=false]').length).toBe(0);
    expect(document.querySelectorAll('dt').length).toBeGreaterThan(5);
    expect(broken('dt, button, h3, h4, summary, ul[aria-label] span', /\p{L}+/gu)).toEqual([]);
    expect(broken('main', /\d{4}-\d{2}-\d{2}/g)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});

test('names stand above their values where there is no room for two columns', async () => {
  const isBeside = () => {
    const [name, value] = [document.querySelector('dt'), document.querySelector('dd')].map((e) =>
      e?.getBoundingClientRect(),
    );
    return name !== undefined && value !== undefined && value.left >= name.right;
  };
  await showLookup({ answer: ANSWER, width: 240 });
  await expect.element(page.getByRole('tab', { name: t('result.allFields'), exact: false })).toBeVisible();
  expect(isBeside()).toBe(false);
  await page.viewport(480, 900);
  document.querySelector('main')?.style.setProperty('width', '480px');
  expect(isBeside()).toBe(true);
});
