import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createKeepAwake } from '@/entrypoints/background/engine/start-engine';

beforeEach(() => fakeBrowser.reset());

const ALARM = { name: 'busy', scheduledTime: 0, periodInMinutes: 1, persistAcrossSessions: false };

test('the alarm that restarts a dead background ends once work continues, and stays if it could not', async () => {
  const clear = vi.spyOn(fakeBrowser.alarms, 'clear').mockResolvedValue(undefined);
  let isBroken = true;
  createKeepAwake(async () => {
    if (isBroken) throw new Error('unreadable');
  });
  await fakeBrowser.alarms.onAlarm.trigger(ALARM);
  await Promise.resolve();
  expect(clear).not.toHaveBeenCalled();
  isBroken = false;
  await fakeBrowser.alarms.onAlarm.trigger(ALARM);
  await expect.poll(() => clear).toHaveBeenCalledWith('busy');
});
