import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ListedEmail } from '@/components/desk/page-email-row';
import { ENGLISH } from '../../../texts/english';
import { render } from '../../../texts/render';
import { list, row } from './page-email-stage';
import '@/components/kit/style.css';

const { t } = ENGLISH;

test('one sentence says why there is no list', async () => {
  const { rerender, container } = await render(list('looking'));
  expect(container.textContent).toBe(t('pageEmails.scanning'));
  expect(page.getByTestId('skeleton').elements()).toHaveLength(1);
  await rerender(list([]));
  expect(container.textContent).toBe(t('pageEmails.none'));
  expect(page.getByTestId('skeleton').elements()).toHaveLength(0);
  await rerender(list('unread'));
  expect(container.textContent).toBe(t('desk.pageClosed'));
});

const KNOWN = { id: '5f0c', score: '44', verdict: { label: { text: 'REVIEW', tone: 'caution' as const }, band: null } };

test('Enter on a row scores it or opens its result; with Alt it shows the address on the page', async () => {
  const [onOpen, onScore, onReveal] = [vi.fn(), vi.fn(), vi.fn()];
  const emails = [row('casey@example.com'), row('blair@example.com', { known: KNOWN })];
  await render(list(emails, { onOpen, onScore, onReveal }));
  await userEvent.keyboard('{Tab}');
  while (!document.activeElement?.matches('[role=row]')) await userEvent.keyboard('{Tab}');
  await userEvent.keyboard('{Enter}');
  expect(onScore).toHaveBeenCalledExactlyOnceWith('casey@example.com');
  await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
  expect(onReveal).toHaveBeenCalledExactlyOnceWith('casey@example.com');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('5f0c');
  expect([onScore.mock.calls.length, onReveal.mock.calls.length]).toEqual([1, 1]);
});

test('a row shows its lookup in place, and keeps the focus when it turns into the score', async () => {
  const onOpen = vi.fn();
  const at = (more: Partial<ListedEmail>) => list([row('casey@example.com', more)], { onOpen });
  const { rerender } = await render(at({}));
  const button = page.getByRole('row').getByRole('button');
  (button.element() as HTMLElement).focus();
  await rerender(at({ started: { id: '6a1d', state: 'sending' } }));
  await expect.element(button).toHaveFocus();
  await expect.poll(() => button.element().textContent).toContain(t('lookupState.sending'));
  await rerender(at({ started: { id: '6a1d', state: 'failed' } }));
  await button.click();
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('6a1d');
  await rerender(at({ known: KNOWN }));
  await expect.element(button).toHaveFocus();
  await expect.poll(() => button.element().textContent).toContain('44');
});

test('a row says that it works, does nothing more, and keeps its height when the score comes', async () => {
  const [onOpen, onScore] = [vi.fn(), vi.fn()];
  const at = (more: Partial<ListedEmail>) => list([row('casey@example.com', more)], { onOpen, onScore });
  const { rerender } = await render(at({}));
  const button = page.getByRole('row').getByRole('button');
  const heightOf = () => page.getByRole('row').element().getBoundingClientRect().height;
  const height = heightOf();
  for (const more of [{ isAsked: true }, { started: { id: '6a1d', state: 'sending' } }] as const) {
    await rerender(at(more));
    await expect.poll(() => button.element().textContent).toContain(t('lookupState.sending'));
    (button.element() as HTMLElement).click();
    (page.getByRole('row').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    expect(heightOf()).toBe(height);
  }
  expect([onOpen.mock.calls.length, onScore.mock.calls.length]).toEqual([0, 0]);
  const band = { text: 'Medium', tone: null };
  await rerender(at({ known: { ...KNOWN, verdict: { ...KNOWN.verdict, band } } }));
  await expect.element(page.getByText('REVIEW', { exact: true })).toBeVisible();
  expect(heightOf()).toBe(height);
});

test('label and band each have a chip', async () => {
  const band = { text: 'Medium', tone: null };
  await render(list([row('casey@example.com', { known: { ...KNOWN, verdict: { ...KNOWN.verdict, band } } })]));
  await expect.element(page.getByText('REVIEW', { exact: true })).toBeVisible();
  await expect.element(page.getByText(t('rows.bandIs', { band: 'Medium' }), { exact: true })).toBeVisible();
});

test('the list of a previous page is marked as old, and nothing in it can be pressed', async () => {
  const [onReload, onScore] = [vi.fn(), vi.fn()];
  const emails = [row('casey@example.com'), row('blair@example.com')];
  const { rerender } = await render(list(emails, { stale: 'reading', onReload, onScore }));
  await expect.element(page.getByRole('heading', { name: t('pageEmails.changed') })).toBeVisible();
  const isDead = () =>
    page
      .getByRole('row')
      .elements()
      .every((each) => each.closest('[inert]') !== null);
  expect(isDead()).toBe(true);
  await rerender(list(emails, { stale: 'unread', onReload, onScore }));
  await page.getByRole('button', { name: t('pageEmails.reload') }).click();
  expect(onReload).toHaveBeenCalledOnce();
  expect(isDead()).toBe(true);
  await rerender(list(emails, { onReload, onScore }));
  expect(isDead()).toBe(false);
  await expect.element(page.getByRole('heading', { name: `${t('pageEmails.title')} 2` })).toBeVisible();
});

test('an address whose domain has letters beyond ASCII is written in both forms', async () => {
  const sent = 'jonas@xn--bckerei-sommer-5hb.example.com';
  await render(list([row(sent)]));
  await expect.poll(() => page.getByRole('row').element().textContent).toMatch(/^jonas@bäckerei-sommer\.example\.com/);
  await expect.element(page.getByText(t('desk.sentAsShort', { email: sent }))).toBeVisible();
});

test.each([
  [400, 'ines.barreto@tidewater.example.com'],
  [384, 'nia.fairweather@brannigan.example.com'],
  [360, 'owen.hallworth@kestrel.example.com'],
])('at %i px, %s is in one line, beside its score too', async (width, email) => {
  await page.viewport(width, 600);
  for (const known of [null, KNOWN]) {
    const { unmount } = await render(<div className="px-3">{list([row(email, { known })])}</div>);
    const address = page.getByRole('row').element().querySelector('bdi');
    expect(address?.getBoundingClientRect().height).toBeLessThan(24);
    await unmount();
  }
});

test('Score new takes the visible addresses without a result; hidden ones are listed separately and can be scored', async () => {
  const [onScore, onScoreList, onReveal] = [vi.fn(), vi.fn(), vi.fn()];
  const started = { id: '6a1d', state: 'sending' } as const;
  const emails = [
    row('casey@example.com', { known: KNOWN }),
    row('running@example.com', { started }),
    row('blair@example.com'),
    row('kim@example.com'),
    row('menu@example.com', { isShown: false }),
  ];
  await render(list(emails, { onScore, onScoreList, onReveal }));
  await expect.element(page.getByRole('heading', { name: `${t('pageEmails.title')} 4` })).toBeVisible();
  await expect.element(page.getByText(`${t('pageEmails.notVisible')} 1`)).toBeVisible();
  const rows = page.getByRole('row').elements();
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('casey@'),
    expect.stringContaining('running@'),
    expect.stringContaining('blair@'),
    expect.stringContaining('kim@'),
    expect.stringContaining(t('pageEmails.notVisible')),
    expect.stringContaining('menu@'),
  ]);
  await page.getByRole('button', { name: t('desk.scoreFound', { count: 2 }) }).click();
  expect(onScoreList).toHaveBeenCalledExactlyOnceWith(['blair@example.com', 'kim@example.com']);
  await page.getByRole('button', { name: t('pageEmails.scoreEmail', { email: 'menu@example.com' }) }).click();
  expect(onScore).toHaveBeenCalledExactlyOnceWith('menu@example.com');
  await page.getByRole('row', { name: 'menu@example.com' }).click();
  expect(onReveal).toHaveBeenCalledExactlyOnceWith('menu@example.com');
});

test.each([336, 240])(
  'at %i px, an address is whole, breaks at a joint and leaves room for its button',
  async (width) => {
    const email = 'maria.magdalena.longfellow.of.the.north@a.very.long.name.of.a.department.tidewater.example.com';
    await page.viewport(width, 600);
    await render(list([{ email, known: null, isShown: true }]));
    const address = page.getByRole('row').element().querySelector('bdi');
    const range = document.createRange();
    range.selectNodeContents(address ?? document.body);
    const button = page.getByRole('button', { name: t('pageEmails.scoreEmail', { email }) }).element();
    expect(range.getBoundingClientRect().right).toBeLessThanOrEqual(button.getBoundingClientRect().left);
    expect(address?.scrollWidth).toBeLessThanOrEqual((address?.clientWidth ?? 0) + 1);
    expect(range.toString()).toBe(email);
    // No line begins within a word.
    const lines = new Map<number, string>();
    for (const { data, node } of piecesOf(address)) lines.set(topOf(node), (lines.get(topOf(node)) ?? '') + data);
    expect([...lines.values()].slice(0, -1).every((line) => /[@.+_-]$/.test(line))).toBe(true);
  },
);

test('at 240 px, the label of an address is whole', async () => {
  await page.viewport(240, 600);
  await render(list([row('casey.cobblefield@tidewater.example.com', { known: KNOWN })]));
  const word = page.getByText('REVIEW', { exact: true }).element();
  expect(word.scrollWidth).toBeLessThanOrEqual(word.clientWidth + 1);
  expect(word.getBoundingClientRect().right).toBeLessThanOrEqual(
    page.getByRole('row').element().getBoundingClientRect().right,
  );
});

test.each(['maria.magdalena.longfellow@department.tidewater.example.com', 'a@b.co'])(
  'a copy of %s is one line, whether or not it is broken',
  async (email) => {
    await page.viewport(320, 600);
    await render(list([{ email, known: null, isShown: true }]));
    const address = page.getByRole('row').element().querySelector('bdi');
    getSelection()?.selectAllChildren(address ?? document.body);
    // A line break ends every block.
    expect(getSelection()?.toString().trimEnd()).toBe(email);
  },
);

/** Returns the pieces of a text between its joints. */
const piecesOf = (element: Element | null | undefined) =>
  [...(element?.childNodes ?? [])].flatMap((node) => (node instanceof Text ? [{ node, data: node.data }] : []));

function topOf(node: Text): number {
  const range = document.createRange();
  range.selectNode(node);
  return Math.round(range.getBoundingClientRect().top);
}
