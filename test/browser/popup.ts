import type { OurPage, Surface } from './driver.ts';
import type { Ours } from './engine.ts';

/** Types an address into the popup and asks for its score. */
export async function score(popup: Pick<OurPage, 'getByTestId' | 'keyboard'>, email: string): Promise<void> {
  await popup.getByTestId('email').fill(email);
  await popup.keyboard.press('Enter');
}

/** What a page of ours shows under this test id, as its visible text; null where there is nothing. */
export const shownIn = (surface: Ours, id: string): Promise<string | null> =>
  surface.evaluate((id) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`)?.innerText ?? null, id);

/** Data of the element with this test id, such as the kind of a failure; undefined where there is none. */
export const dataOf = (surface: Ours, id: string, name: string): Promise<string | undefined> =>
  surface.evaluate(([id, name]) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`)?.dataset[name], [
    id,
    name,
  ] as const);

/** The whole text that a page of ours shows. */
export const textOf = (surface: Pick<Surface, 'evaluate'>): Promise<string> =>
  surface.evaluate((_) => document.body?.innerText ?? '', null);
