import { browser } from '#imports';

const ALARM = 'busy';

/**
 * Keeps the background alive while promises are open. Firefox ends an event page after 30 s even with a reply pending,
 * and Chromium a worker without events; a cheap API call every 20 s resets both clocks (a 75 s request survived).
 * Where it dies all the same, an alarm starts a new one within a minute; `onRevived` hears it. Registers its listener
 * at once, so create it in the first turn.
 */
export function createKeepAwake(onRevived: () => Promise<unknown>): (open: Promise<unknown>) => void {
  let count = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const rest = () => void browser.alarms.clear(ALARM);

  browser.alarms.onAlarm.addListener(({ name }) => {
    if (name !== ALARM) return;
    // Where it fails, the alarm stays and tries again.
    void onRevived().then(
      () => count === 0 && rest(),
      () => undefined,
    );
  });
  return (open) => {
    count++;
    if (timer === undefined) {
      timer = setInterval(() => void browser.runtime.getPlatformInfo(), 20_000);
      void browser.alarms.create(ALARM, { periodInMinutes: 1 });
    }
    void open.finally(() => {
      count--;
      if (count > 0) return;
      clearInterval(timer);
      timer = undefined;
      rest();
    });
  };
}
