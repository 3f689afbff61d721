import '@/components/kit/style.css';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LogCheck } from '@/components/settings/log-check';
import { writeLogFile } from '@/utils/log/log-file';
import { EMPTY_STATEMENT, type LogLine, nextLine, shortLine, withoutContent } from '@/utils/log/log-line';
import { writeLogTable } from '@/utils/log/log-table';
import { ENGLISH } from '../../../texts/english';
import { render } from '../../../texts/render';
import { expectAccessible } from '../expect-accessible';

const { t } = ENGLISH;
const LINES: LogLine[] = [];
for (const subject of ['jo@example.com', 'kim@example.com', 'lou@example.com']) {
  const content = { ...EMPTY_STATEMENT, event: 'lookup', subject, how: 'sent', outcome: 'done' } as const;
  LINES.push(nextLine(LINES.at(-1), content, { at: 1, salt: 's' }));
}

/** A second log, of another user. */
const OTHERS = [
  nextLine(
    undefined,
    { ...EMPTY_STATEMENT, event: 'lookup', operator: 'M. Ito', reason: 'Review', outcome: 'done', lookup: 'x' },
    { at: 1, salt: 'o' },
  ),
];

async function check(text: string, name = 'log.json'): Promise<void> {
  await render(
    <main>
      <LogCheck mayExport />
    </main>,
  );
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await userEvent.upload(input, new File([text], name));
}

test.each([writeLogFile(LINES), writeLogTable(LINES)])('reports no problem in an unchanged log', async (file) => {
  await check(file);
  await expect.element(page.getByText(t('log.fine', { count: 3 }))).toBeVisible();
  await expect.element(page.getByText(t('log.noQuotes'))).toBeVisible();
  await expectAccessible();
});

test('a changed line and a missing line are named; a file that is no log is refused', async () => {
  await check(writeLogTable(LINES).replace('kim@', 'tim@'), 'log.csv');
  await expect.element(page.getByText(t('log.changed', { number: '2' }))).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await userEvent.upload(input, new File([writeLogFile(LINES.filter((_, i) => i !== 1))], 'log.json'));
  await expect.element(page.getByText(t('log.gap', { number: '3' }))).toBeVisible();
  if (input) await userEvent.upload(input, new File(['{}'], 'log.json'));
  await expect.element(page.getByText(t('log.foreign'))).toBeVisible();
});

test('a note shows that the end of a log is missing', async () => {
  await check(writeLogFile(LINES.slice(0, 2)));
  await expect.element(page.getByText(t('log.fine', { count: 2 }))).toBeVisible();
  await page
    .getByRole('textbox')
    .first()
    .fill(t('note.log', { line: shortLine(LINES[2] as LogLine) }));
  await expect.element(page.getByText(t('log.cut', { number: '2' }))).toBeVisible();
});

test('a log that begins with a deletion, or has lines without content, says what could not be checked', async () => {
  await check(writeLogFile(LINES.map((line) => (line.number === 2 ? withoutContent(line) : line))));
  await expect.element(page.getByText(t('log.partly'))).toBeVisible();
  await expect.element(page.getByText(t('log.withdrawn', { count: 1, lines: '2' }))).toBeVisible();
  const deletion = { ...EMPTY_STATEMENT, event: 'deletion', outcome: '3' } as const;
  const after = nextLine({ number: 500, digest: 'f'.repeat(32) }, deletion, { at: 9, salt: 's' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await userEvent.upload(input, new File([writeLogFile([after])], 'log.json'));
  await expect.element(page.getByText(t('log.partly'))).toBeVisible();
  // A note that quotes a line from before it proves that the log is another one, or was deleted.
  await page
    .getByRole('textbox')
    .first()
    .fill(t('note.log', { line: shortLine(LINES[1] as LogLine) }));
  await expect.element(page.getByText(t('log.notThere', { number: '2' }))).toBeVisible();
  await expect.element(page.getByText(t('log.bad', { count: 1 }))).toBeVisible();
});

test('several logs are checked each, a broken one is left out, and the others are counted together', async () => {
  await check(writeLogFile(LINES));
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  const broken = new File([writeLogFile(OTHERS).replace('Review', 'Onboarding')], 'broken.json');
  const files = [new File([writeLogFile(LINES)], 'mine.json'), new File([writeLogTable(OTHERS)], 'ito.csv'), broken];
  if (input) await userEvent.upload(input, files);
  await expect.element(page.getByRole('heading', { name: 'broken.json' })).toBeVisible();
  await expect.element(page.getByText(t('log.bad', { count: 1 }))).toBeVisible();
  await expect.element(page.getByText(t('logs.counted', { part: 2, total: 3 }))).toBeVisible();
  const cells = () =>
    page
      .getByTestId('team-log')
      .getByRole('row')
      .elements()
      .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(cells().slice(1)).toEqual([
    ['', '', t('lookupState.done'), t('rows.undecided'), '3'],
    ['M. Ito', 'Review', t('lookupState.done'), t('rows.undecided'), '1'],
  ]);
  await page.getByTestId('per-user').fill('1');
  await page.getByTestId('draw-sample').click();
  const drawn = () => page.getByTestId('sample').element().textContent;
  const first = drawn();
  expect(page.getByTestId('sample').getByRole('row').elements()).toHaveLength(3);
  await page.getByTestId('draw-sample').click();
  expect(drawn()).toBe(first);
  await expectAccessible();
});

test('a line that a note quotes is looked for in all files together', async () => {
  await check(writeLogFile(LINES));
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  const files = [new File([writeLogFile(LINES)], 'mine.json'), new File([writeLogFile(OTHERS)], 'ito.json')];
  if (input) await userEvent.upload(input, files);
  await page
    .getByRole('textbox')
    .first()
    .fill(t('note.log', { line: shortLine(LINES[2] as LogLine) }));
  await expect.element(page.getByText(t('log.fine', { count: 1 }))).toBeVisible();
  await expect.element(page.getByText(t('log.noQuotes'))).not.toBeInTheDocument();
  await page
    .getByRole('textbox')
    .first()
    .fill(t('note.log', { line: '2 · 00000000' }));
  await expect.element(page.getByText(t('log.otherLine', { number: '2' }))).toBeVisible();
});
