import { browser } from '#imports';

/**
 * Keeps the background alive while promises are open. Firefox ends an event page after 30 s even with a reply pending,
 * and Chromium a worker without events; a cheap API call every 20 s resets both clocks (a 75 s request survived).
 */
export function createKeepAwake(): (open: Promise<unknown>) => void {
  let count = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  return (open) => {
    count++;
    timer ??= setInterval(() => void browser.runtime.getPlatformInfo(), 20_000);
    void open.finally(() => {
      count--;
      if (count > 0) return;
      clearInterval(timer);
      timer = undefined;
    });
  };
}
