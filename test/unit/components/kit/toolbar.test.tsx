import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Toolbar } from '@/components/kit/toolbar';
import { render } from '../../../texts/render';

const button = (name: string) => page.getByRole('button', { name });

const showBar = (dir: 'ltr' | 'rtl' = 'ltr') =>
  render(
    <div dir={dir}>
      <button type="button">before</button>
      <Toolbar aria-label="Bar" className="flex">
        <button type="button">one</button>
        <button type="button" disabled>
          off
        </button>
        <a href="#two">two</a>
        <button type="button">three</button>
      </Toolbar>
      <button type="button">after</button>
    </div>,
  );

test('arrow keys move between the links and buttons of a bar that can be pressed, and stop at its ends', async () => {
  await showBar();
  await button('one').click();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(button('one')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('link')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(button('three')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(button('three')).toHaveFocus();
});

test('where the text runs to the left, the left arrow leads to the next button', async () => {
  await showBar('rtl');
  await button('one').click();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByRole('link')).toHaveFocus();
});

test('Tab leaves a bar from any of its buttons, and comes back to the same one', async () => {
  await showBar();
  await button('one').click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('link')).toHaveFocus();
  await userEvent.tab();
  await expect.element(button('after')).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(page.getByRole('link')).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(button('before')).toHaveFocus();
});
