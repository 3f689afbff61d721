import axe from 'axe-core';
import { expect } from 'vitest';
import { forceColors } from './forced-colors';

/** Colors in which a page is drawn. */
type Look = 'light' | 'dark' | 'forced colors';

/**
 * Checks what is shown with axe; dialogs and menus are not within `main`.
 * @param looks the first one with every rule, the others with those about colors: the rest would find the same again
 */
export async function expectAccessible(
  within: Element = document.querySelector('main') ?? document.body,
  rules: axe.RuleObject = {},
  looks: readonly Look[] = ['light', 'dark'],
): Promise<void> {
  for (const look of looks) {
    await draw(look);
    const { violations } = await axe.run(within, {
      resultTypes: ['violations'],
      ...(look === looks[0]
        ? { rules: { 'target-size': { enabled: true }, ...rules } }
        : { runOnly: ['color-contrast', 'link-in-text-block'] }),
    });
    const found = violations.map(({ id, nodes }) => `${look} ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    expect(found).toEqual([]);
  }
  await draw('light');
}

async function draw(look: Look): Promise<void> {
  document.documentElement.style.colorScheme = look === 'dark' ? 'dark' : 'light';
  const isForced = look === 'forced colors';
  if (matchMedia('(forced-colors: active)').matches !== isForced) await forceColors(isForced);
  // A new width or color is drawn a frame later, and what is still fading has too little contrast.
  await nextFrame();
  await nextFrame();
  for (const animation of document.getAnimations()) animation.finish();
}

function nextFrame(): Promise<number> {
  return new Promise(requestAnimationFrame);
}
