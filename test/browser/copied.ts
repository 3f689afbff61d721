import type { Ours } from './engine.ts';

/** Presses the button of this name in a page of ours; returns what it copies, without the clipboard. */
export const copied = (page: Ours, name: string): Promise<string> =>
  page.evaluate(
    (wanted) =>
      new Promise<string>((resolve, reject) => {
        Object.defineProperty(navigator.clipboard, 'writeText', {
          configurable: true,
          value: async (text: string) => resolve(text),
        });
        const button = [...document.querySelectorAll('button')].find((candidate) => candidate.innerText === wanted);
        if (!button) return reject(new Error(`no button ${wanted}`));
        button.click();
      }),
    name,
  );
