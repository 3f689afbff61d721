import type { OurPage } from '../driver.ts';
import type { HiddenPage } from './cdp.ts';

/** The real popup, which Playwright does not list, with the part of Playwright's `Page` that tests of both browsers use. */
export function popupSurface(popup: HiddenPage): Pick<OurPage, 'evaluate' | 'getByTestId'> {
  const call = (run: string, arg: unknown) => popup.evaluate(`(${run})(${JSON.stringify(arg)})`);
  return {
    // What comes back is what the function returned, as JSON.
    evaluate: (run, arg) => call(run.toString(), arg) as never,
    getByTestId: (id) => ({
      async click() {
        await call(`(id) => document.querySelector('[data-testid="' + id + '"]').click()`, id);
      },
      async fill(text) {
        await call(`(id) => document.querySelector('[data-testid="' + id + '"]').select()`, id);
        await popup.send('Input.insertText', { text });
      },
    }),
  };
}
