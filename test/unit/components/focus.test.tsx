import { startTransition, useLayoutEffect, useRef, useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CardFace } from '@/components/card/card-face';
import { focusBelow } from '@/components/desk/focus-below';
import { PageEmailList } from '@/components/desk/page-email-list';
import { useLostFocus } from '@/components/kit/use-lost-focus';
import { LookupView } from '@/components/result/lookup-view';
import { ForgetEverything } from '@/components/settings/privacy-screen';
import type { LookupState } from '@/utils/lookup/lookup-record';
import { ENGLISH } from '../../texts/english';
import { render } from '../../texts/render';
import { EMAIL, recordOf, showLookup } from './result/result-stage';

const noop = () => undefined;
const title = page.getByRole('heading', { level: 2 });

test('a form that its lookup replaces hands the focus to the heading, and Stop does not lose it', async () => {
  function Surface() {
    const [state, setState] = useState<LookupState | null>(null);
    if (state === null)
      return (
        <button type="button" onClick={() => setState('sending')}>
          Send
        </button>
      );
    const record = recordOf(EMAIL, {
      state,
      ...(state === 'cancelled' ? { failure: { kind: 'cancelled' } } : {}),
    });
    const expandedGroups = { open: {}, set: noop };
    return (
      <LookupView
        lookup={{
          record,
          ...{ role: null, answer: null, purpose: null, line: null },
          read: null,
          ruleEditing: null,
          expandedGroups,
          history: { count: 0, load: async () => [] },
          tools: null,
          decisions: null,
        }}
        actions={{ stop: () => setState('cancelled'), 'ask-again': noop, openBatch: noop }}
      />
    );
  }
  await render(<Surface />);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(title).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Stop' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(ENGLISH.t('failure.cancelled.title'))).toBeVisible();
  await expect.element(title).toHaveFocus();
});

test('a dialog that closes after a change hands the focus to its target', async () => {
  function Place() {
    const [isDeleted, setDeleted] = useState(false);
    const [isOpen, setOpen] = useState(true);
    const target = useRef<HTMLHeadingElement>(null);
    useLostFocus(target, isDeleted, false);
    const confirm = () => {
      setDeleted(true);
      setTimeout(() => setOpen(false), 120);
    };
    return (
      <>
        <h2 ref={target} tabIndex={-1}>
          Deleted
        </h2>
        {isOpen && (
          <button type="button" onClick={confirm}>
            Delete
          </button>
        )}
      </>
    );
  }
  await render(<Place />);
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect.element(title).toHaveFocus();
});

test('a place that was left takes no focus from the next one', async () => {
  function Places() {
    const [place, setPlace] = useState('first');
    const field = useRef<HTMLInputElement>(null);
    useLostFocus(place === 'second' ? field : null, place, false);
    // The browser may be slow to go on after it has drawn the next place.
    useLayoutEffect(() => void (place === 'third' && vi.advanceTimersByTime(1000)));
    return (
      <>
        <input ref={field} />
        <button type="button" onClick={() => setPlace('second')}>
          To second
        </button>
        {place !== 'third' && (
          <button type="button" onClick={() => startTransition(() => setPlace('third'))}>
            To third
          </button>
        )}
        <output>{place}</output>
      </>
    );
  }
  await render(<Places />);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const go = async (to: string) => {
    const button = page.getByRole('button', { name: `To ${to}` }).element() as HTMLElement;
    button.focus();
    button.click();
    while (page.getByRole('status').element().textContent !== to) await new Promise(requestAnimationFrame);
  };
  await go('second');
  await go('third');
  expect(document.activeElement).toBe(document.body);
});

test('editing the rule keeps the focus at the next question', async () => {
  await showLookup({ answer: { a: { fraud_score: 81 }, b: { fraud_score: 12.5 } } });
  await page.getByRole('button', { name: /^A › Fraud score/ }).click();
  await expect.element(page.getByRole('region', { name: ENGLISH.t('scoreRule.emailRegion') })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('textbox', { name: ENGLISH.t('scoreRule.min') })).toHaveFocus();
});

test('deleting all data looks like a danger, and leaves the focus at its button', async () => {
  await render(<ForgetEverything onForget={async () => undefined} />);
  const danger = getComputedStyle(page.getByTestId('delete-all').element()).color;
  await page.getByTestId('delete-all').click();
  expect(getComputedStyle(page.getByTestId('confirm').element()).backgroundColor).toBe(danger);
  await page.getByTestId('confirm').click();
  await expect.element(page.getByTestId('all-deleted')).toBeVisible();
  await expect.element(page.getByTestId('delete-all')).toHaveFocus();
});

test('a card drawn before its frame has the focus takes it when it comes', async () => {
  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  await render(<CardFace view={{ kind: 'unread' }} onDetails={noop} onClose={noop} />);
  const heading = page.getByRole('heading', { level: 1 });
  await expect.element(heading).not.toHaveFocus();
  hasFocus.mockRestore();
  window.dispatchEvent(new Event('focus'));
  await expect.element(heading).toHaveFocus();
});

test('takes the focus from no other element', async () => {
  const face = (email: string) => (
    <CardFace view={{ kind: 'no-score', email, popupKeys: 'Alt+Shift+1' }} onDetails={noop} onClose={noop} />
  );
  const { rerender } = await render(face('a@example.com'));
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
  await rerender(face('b@example.com'));
  await expect.element(page.getByRole('heading', { name: 'b@example.com' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
  await expect.element(page.getByText(/^Keyboard: /)).toBeVisible();
});

test('the addresses of a page are one Tab stop, with arrow keys inside', async () => {
  const onScore = vi.fn();
  const onReveal = vi.fn();
  const emails = ['a@example.com', 'b@example.com', 'c@example.com'].map((email) => ({
    email,
    known: null,
    isShown: true,
  }));
  await render(
    <>
      <button type="button">Before</button>
      <PageEmailList
        emails={emails}
        onOpen={noop}
        onScore={onScore}
        onReveal={onReveal}
        onReload={noop}
        onScoreList={noop}
      />
      <button type="button">After</button>
    </>,
  );
  await page.getByRole('button', { name: 'Before' }).click();
  await userEvent.keyboard('{Tab}{Tab}{Tab}{ArrowDown}{Alt>}{Enter}{/Alt}');
  expect(onReveal).toHaveBeenCalledExactlyOnceWith('b@example.com');
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{Enter}');
  expect(onScore).toHaveBeenCalledExactlyOnceWith('c@example.com');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
});

test('“Show all” leaves the focus at the end of its list, and no gap', async () => {
  const reasons = Array.from({ length: 12 }, (_, i) => `Reason ${i}`);
  await showLookup({ answer: { risk_score: 44, reasons } });
  const showAll = page.getByRole('button', { name: ENGLISH.t('list.showAll', { total: 12 }) }).first();
  await showAll.click();
  await expect.element(page.getByText('Reason 11').first()).toBeVisible();
  const focused = document.activeElement as HTMLElement;
  expect(focused.tagName).toBe('SPAN');
  expect(getComputedStyle(focused).position).toBe('absolute');
});

test('the way down from a field leads to the heading of a result, past its buttons', async () => {
  await render(
    <>
      <input aria-label="field" />
      <main>
        <button type="button">Copy</button>
        <article>
          <button type="button">Decide</button>
          <h2 tabIndex={-1}>casey@example.com</h2>
        </article>
      </main>
    </>,
  );
  const [field, content] = [document.querySelector('input'), document.querySelector('main')];
  if (field) expect(focusBelow(field, content)).toBe(true);
  await expect.element(title).toHaveFocus();
});
