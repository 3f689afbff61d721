import '@/components/kit/style.css';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { LimitNotice } from '@/components/batch/limit-notice';
import { BatchLine } from '@/components/batch/open-batch';
import { ENGLISH } from '../../../texts/english';
import { render } from '../../../texts/render';
import { expectAccessible } from '../expect-accessible';
import { batchOf, countsOf } from './batch-stage';

const { t } = ENGLISH;
const RESUME = t('batch.resume');
const noop = () => undefined;
const words = () => page.getByTestId(/notice-/).element().textContent;
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('at the daily limit, changing the limit is the main action, and Resume is enabled once lookups are left', async () => {
  const onResume = vi.fn();
  const draw = (leftToday: number | null) => (
    <main>
      <LimitNotice
        operation="overview"
        left={17}
        leftToday={leftToday}
        limit={200}
        host="api.example.com"
        goesTo="api.example.com"
        onChangeLimit={noop}
        onResume={onResume}
      />
    </main>
  );
  const { rerender } = await render(draw(null));
  const resume = button(RESUME);
  await expect.element(resume).toBeDisabled();
  await rerender(draw(0));
  await expect.element(resume).toBeDisabled();
  await expect.element(button(t('action.changeDailyLimit'))).toBeEnabled();
  await expect.poll(words).toContain(t('batch.pausedLimit'));
  expect(words()).toContain(t('batch.left', { subjects: '17 people and businesses', host: 'api.example.com' }));
  expect(words()).not.toMatch(/nothing (was|is) sent/i);
  await expectAccessible();
  await rerender(draw(5));
  await expect.poll(words).toContain(t('newBatch.leftToday', { left: 5, limit: 200 }));
  await resume.click();
  expect(onResume).toHaveBeenCalledOnce();
});

test('in the popup, a batch at the daily limit offers to change the limit instead of a Resume that would pause again', async () => {
  const onChangeLimit = vi.fn();
  await render(
    <BatchLine
      batch={batchOf({ state: 'paused', pause: { by: 'failure', failure: { kind: 'budget-reached', limit: 200 } } })}
      progress={{ counts: countsOf({ queued: 17, done: 178 }), perSecond: null }}
      goesTo="api.example.com"
      onOpen={noop}
      onPause={noop}
      onResume={noop}
      onChangeLimit={onChangeLimit}
    />,
  );
  expect(button(RESUME).elements()).toHaveLength(0);
  await button(t('action.changeDailyLimit')).click();
  expect(onChangeLimit).toHaveBeenCalledOnce();
});
