import axe from 'axe-core';
import { expect } from 'vitest';

/** Checks what is shown with axe, in light and in dark; dialogs and menus are not within `main`. */
export async function expectAccessible(
  within: Element = document.querySelector('main') ?? document.body,
  rules: axe.RuleObject = {},
): Promise<void> {
  // What is still fading in has too little contrast.
  for (const animation of document.getAnimations()) animation.finish();
  const runs = {
    light: { rules: { 'target-size': { enabled: true }, ...rules } },
    // Only colors differ, so that the other rules would find the same again.
    dark: { runOnly: ['color-contrast', 'link-in-text-block'] },
  };
  for (const [scheme, options] of Object.entries(runs)) {
    document.documentElement.style.colorScheme = scheme;
    const { violations } = await axe.run(within, options);
    const found = violations.map(({ id, nodes }) => `${scheme} ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    expect(found).toEqual([]);
  }
  document.documentElement.style.colorScheme = '';
}
