import type { ReactNode } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import messages from '@/locales/en.yml';
import { createTexts } from '@/utils/texts/texts';
import { type PseudoLanguage, pseudoMessages } from '../../../texts/pseudo';
import { render } from '../../../texts/render';
import '@/components/kit/style.css';
import { CONNECTED, showConnection } from '../connection/connection-stage';
import { drawnTexts } from '../drawn-texts';
import { STATES, WORDS_OF_OTHERS } from '../pseudo-states';

// React Aria's virtualizer asks for an environment that a browser does not have; VIRT_ON has it work as in the product.
Object.assign(globalThis, { process: { env: { VIRT_ON: 'true' } } });

function textsIn(language: PseudoLanguage) {
  const changed = pseudoMessages(messages, language);
  const messageOf = (name: string): string => changed[name]?.message ?? '';
  return createTexts(messageOf, messageOf('locale'));
}
const [PSEUDO, MIRRORED] = [textsIn('pseudo'), textsIn('mirrored')];
const NAMES = Object.keys(STATES);

const draw = (children: ReactNode, texts = PSEUDO) => render(<main style={{ padding: 12 }}>{children}</main>, texts);

/** Words that `Intl` and React Aria write in English, because they do not have the language. */
const OF_LIBRARIES =
  /^(ago|min|minutes|sec|seconds|AM|PM|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|year|yyyy|month|day|Show|suggestions|Select)$/;

/** Words that are drawn or read aloud without an accent, and are not those of others. */
function wordsNotInCatalogue(): string[] {
  const others = new Set(`${WORDS_OF_OTHERS} Sightline`.toLowerCase().match(/[a-z]+/g));
  return drawnTexts()
    .filter(({ text, element }) => !/@|:\/\//.test(text) && element.closest('bdi') === null)
    .flatMap(({ text }) => text.match(/[\p{L}\p{M}]+/gu) ?? [])
    .filter((word) => /^[a-z]*[aceinosuyz][a-z]*$/i.test(word))
    .filter((word) => !others.has(word.toLowerCase()) && !OF_LIBRARIES.test(word));
}

/** Elements that reach beyond the sides of the window, unless an element around them scrolls or cuts on purpose. */
function beyondTheSides(): string[] {
  const isClipped = (element: Element): boolean => {
    for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement)
      if (getComputedStyle(at).overflowX !== 'visible') return true;
    return false;
  };
  return [...document.querySelectorAll('main *')]
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (left < -0.5 || right > innerWidth + 0.5) && !isClipped(element);
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}

describe.each([320, 400])('at %i px, in texts that are 40 percent longer', (width) => {
  const isOurs = async () => {
    expect(drawnTexts().some(({ text }) => text.includes('ëxträ'))).toBe(true);
    expect(wordsNotInCatalogue()).toEqual([]);
    expect(beyondTheSides()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  };

  test.each(NAMES)('%s is in the catalogue and fits', async (name) => {
    await page.viewport(width, 900);
    await draw(STATES[name]?.());
    await isOurs();
  });

  test('the settings of the connection are in the catalogue and fit', async () => {
    await page.viewport(width, 900);
    await showConnection({ ...CONNECTED, texts: PSEUDO });
    await expect.element(page.getByTestId('kept-key')).toBeVisible();
    await isOurs();
  });
});

/** Pieces of texts that stay left to right in every language: addresses and numbers with their signs. */
const LEFT_TO_RIGHT = /[\w.+-]+@[\w.-]+|https?:\/\/[\w./-]+|api\.example\.com|\d[\d.,:/-]*\d/g;

/** Pieces whose letters are drawn in another order than from left to right. */
function turnedAround(): string[] {
  return drawnTexts().flatMap(({ text, node }) =>
    node === null
      ? []
      : [...text.matchAll(LEFT_TO_RIGHT)]
          .filter(({ 0: piece, index }) => !isLeftToRight(node, index, piece.length))
          .map(([piece]) => piece),
  );
}

function isLeftToRight(node: Text, start: number, length: number): boolean {
  const range = document.createRange();
  const rects = Array.from({ length }, (_, i) => {
    range.setStart(node, start + i);
    range.setEnd(node, start + i + 1);
    return range.getBoundingClientRect();
  });
  return rects.every((rect, i) => {
    const before = rects[i - 1];
    return before === undefined || rect.top !== before.top || rect.left >= before.left - 0.5;
  });
}

describe('from right to left', () => {
  afterEach(() => document.documentElement.removeAttribute('dir'));

  test.each(NAMES)('%s: the page turns around, addresses and numbers do not', async (name) => {
    await page.viewport(400, 900);
    await draw(STATES[name]?.(), MIRRORED);
    expect(document.documentElement.dir).toBe('rtl');
    expect(getComputedStyle(document.querySelector('main') ?? document.body).direction).toBe('rtl');
    expect(turnedAround()).toEqual([]);
    expect(beyondTheSides()).toEqual([]);
  });

  test('the settings keep addresses from left to right', async () => {
    await showConnection({ ...CONNECTED, texts: MIRRORED });
    await expect.element(page.getByTestId('kept-key')).toBeVisible();
    expect(turnedAround()).toEqual([]);
    const address = page.getByTestId('base-url').element();
    expect(getComputedStyle(address).direction).toBe('ltr');
  });

  test('JSON stays from left to right', async () => {
    await draw(STATES['a result']?.(), MIRRORED);
    await page.getByRole('tab', { name: MIRRORED.t('result.rawJson') }).click();
    await page.getByText(MIRRORED.t('raw.text'), { exact: true }).click();
    const text = page.getByText('{"risk_score":44', { exact: false });
    await expect.element(text).toBeVisible();
    expect(getComputedStyle(text.element()).direction).toBe('ltr');
    for (const value of document.querySelectorAll('[role=treegrid] bdi'))
      if (!/[\u202e]/.test(value.textContent)) expect(getComputedStyle(value).direction).toBe('ltr');
    expect(turnedAround()).toEqual([]);
  });
});
