import axe from 'axe-core';
import { expect } from 'vitest';

/** Checks what is shown with axe, in light and in dark; dialogs and menus are not within `main`. */
export async function expectAccessible(
  within: Element = document.querySelector('main') ?? document.body,
): Promise<void> {
  // What is still fading in has too little contrast.
  await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
  for (const scheme of ['light', 'dark']) {
    document.documentElement.style.colorScheme = scheme;
    const { violations } = await axe.run(within, {
      rules: { 'target-size': { enabled: true } },
    });
    const found = violations.map(({ id, nodes }) => `${scheme} ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    expect(found).toEqual([]);
  }
  document.documentElement.style.colorScheme = '';
}
