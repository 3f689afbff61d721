import Papa from 'papaparse';
import { t } from '../../texts/english-in-node.ts';
import { HISTORY } from '../desk.ts';
import type { OurPage } from '../driver.ts';
import { ask } from '../engine.ts';
import { expect } from '../expect.ts';
import { test } from '../fixtures.ts';
import { score, shownIn } from '../popup.ts';
import { scoreOf } from '../sent.ts';

const CASEY = 'casey.cobblefield@example.com';
const FORMATS = ['text', 'markdown', 'rich', 'row'] as const;
const EMERY = 'emery.holloway@example.com';

/** Puts an editor into a page of ours that writes down what is pasted, and another text on the clipboard. */
async function emptyClipboard(page: OurPage): Promise<void> {
  await page.evaluate((_) => {
    document.querySelector('#pasted')?.remove();
    const editor = document.createElement('textarea');
    editor.id = 'pasted';
    editor.addEventListener('paste', ({ clipboardData }) => {
      const kinds = ['text/plain', 'text/html'];
      editor.dataset.pasted = JSON.stringify(kinds.map((kind) => clipboardData?.getData(kind) ?? ''));
    });
    document.body.append(editor);
    editor.focus();
  }, null);
  await page.keyboard.type('nothing');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+x');
}

/** Pastes until something else than before is on the clipboard; returns its plain text and its HTML. */
async function pasted(page: OurPage): Promise<[text: string, html: string]> {
  const paste = async () => {
    await page.evaluate((_) => document.querySelector<HTMLElement>('#pasted')?.focus(), null);
    await page.keyboard.press('Control+v');
    return page.evaluate((_) => document.querySelector<HTMLElement>('#pasted')?.dataset.pasted ?? '["nothing"]', null);
  };
  const read = async () => JSON.parse(await paste()) as [string, string];
  await expect.poll(async () => (await read())[0]).not.toBe('nothing');
  return read();
}

const cellsOf = (text: string): string[][] => Papa.parse<string[]>(text, { delimiter: '\t' }).data;

test('one key puts the note on the clipboard in each format, and chosen results are rows of a sheet', {
  tag: '@smoke',
}, async ({ open }) => {
  const desk = await open('desk.html');
  await score(desk, CASEY);
  await expect.poll(() => shownIn(desk, 'score')).toBe(scoreOf(CASEY));

  const copies = {} as Record<(typeof FORMATS)[number], [text: string, html: string]>;
  for (const format of FORMATS) {
    await desk.getByTestId('more').click();
    await desk.getByTestId(`copy-as-${format}`).click();
    await emptyClipboard(desk);
    await desk.evaluate((_) => document.querySelector<HTMLElement>('[data-testid="more"]')?.focus(), null);
    await desk.keyboard.type('c');
    copies[format] = await pasted(desk);
  }
  const [plain, none] = copies.text;
  const [title = '', ...rest] = plain.split('\n');
  expect(none).toBe('');
  expect(title).toBe(t('note.title', { operation: t('operation.score') }));
  expect(rest).toContain(t('note.subject', { subject: CASEY }));
  expect(plain).toContain(scoreOf(CASEY));

  const [markdown] = copies.markdown;
  expect(markdown.split('\n').slice(0, 2)).toEqual([`**${title}**`, '']);
  expect(
    markdown
      .replace(/ {2}$|\\/gm, '')
      .split('\n')
      .filter(Boolean)
      .slice(1),
  ).toEqual(rest);

  const [beside, html] = copies.rich;
  expect(beside).toBe(plain);
  const drawn = [...html.matchAll(/<(p|li)\b[^>]*>(.*?)<\/\1>/gs)].map(
    ([, tag, inner = '']) => `${tag === 'li' ? '- ' : ''}${inner.replace(/<[^>]*>/g, '').replaceAll('&amp;', '&')}`,
  );
  expect(drawn).toEqual([title, ...rest]);
  expect(/<b\b[^>]*>(.*?)<\/b>/s.exec(html)?.[1]).toBe(title);

  const [row = []] = cellsOf(copies.row[0]);
  expect(row).toHaveLength(10);
  expect(row.slice(1, 3)).toEqual([CASEY, scoreOf(CASEY)]);
  expect(row.at(-1)).toBe([title, ...rest.map((line) => line.replace(/^- /, ''))].join(' | '));

  await ask(desk, EMERY);
  const history = await open(HISTORY);
  await history.getByTestId('export').click();
  await history.getByTestId('choose-rows').click();
  await history.getByTestId('choose-all').click();
  await emptyClipboard(history);
  await history.getByTestId('copy-rows').click();
  const rows = cellsOf((await pasted(history))[0]);
  expect(rows.map((cells) => [cells.length, ...cells.slice(1, 3)])).toEqual([
    [10, EMERY, scoreOf(EMERY)],
    [10, CASEY, scoreOf(CASEY)],
  ]);
  expect(rows[1]).toEqual(row);
});
