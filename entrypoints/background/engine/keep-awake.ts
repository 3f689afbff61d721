import { browser } from '#imports';

const ALARM = 'busy';

/**
 * Keeps the background alive while promises are pending. If it still stops, an alarm restarts it within a minute and
 * calls `onRevived`. Create it synchronously at start-up: it registers the alarm's listener.
 */
export function createKeepAwake(onRevived: () => Promise<unknown>): (open: Promise<unknown>) => void {
  let count = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const rest = () => void browser.alarms.clear(ALARM);

  browser.alarms.onAlarm.addListener(({ name }) => {
    if (name !== ALARM) return;
    // On failure the alarm remains and tries again.
    void onRevived().then(
      () => count === 0 && rest(),
      () => undefined,
    );
  });
  return (open) => {
    count++;
    if (timer === undefined) {
      // Firefox stops event pages after 30 s even with a pending reply, Chromium stops workers without events. An API
      // call resets both timers (a 75 s request survived).
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
