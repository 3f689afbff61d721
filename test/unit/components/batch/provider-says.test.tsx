import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { BeforeSending } from '@/components/batch/before-sending';
import { ENGLISH } from '../../../texts/english';
import { render } from '../../../texts/render';

const { t } = ENGLISH;
const noop = () => undefined;

test('the plan of a batch repeats what the provider said is left, and holds nothing up by it', async () => {
  const providerSays = t('connectionStatus.providerSays', { left: '3', name: 'credits_left', age: '1 day ago' });
  const plan = {
    operation: 'score',
    count: 30,
    leftOut: 0,
    host: 'api.example.com',
    known: 0,
    reuseHours: 24,
    left: 200,
    dailyLookups: 200,
    providerSays,
  } as const;
  const { rerender } = await render(
    <BeforeSending plan={plan} refresh={false} onRefresh={noop} onStart={noop} isBusy={false} />,
  );
  await expect.element(page.getByTestId('provider-says')).toHaveTextContent(providerSays);
  await expect.element(page.getByTestId('start-batch')).toBeEnabled();
  await rerender(
    <BeforeSending
      plan={{ ...plan, providerSays: null }}
      refresh={false}
      onRefresh={noop}
      onStart={noop}
      isBusy={false}
    />,
  );
  await expect.element(page.getByTestId('provider-says')).not.toBeInTheDocument();
});
