import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PageFault } from '@/components/kit/page-fault';
import { ENGLISH } from '../../../texts/english';
import { render } from '../../../texts/render';
import '@/components/kit/style.css';

const { t } = ENGLISH;

test('a page that throws explains what happened and what to do', async () => {
  const Broken = ({ name }: { name: string }): never => {
    throw Object.assign(new Error('x'), { name });
  };
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await render(
    <main>
      <PageFault>
        <Broken name="OpenFailedError" />
      </PageFault>
      <PageFault>
        <Broken name="TypeError" />
      </PageFault>
      <PageFault>
        <Broken name="VersionError" />
      </PageFault>
      <PageFault>
        <Broken name="QuotaExceededError" />
      </PageFault>
    </main>,
  );
  await expect.element(page.getByText(t('fault.storage'))).toBeVisible();
  await expect.element(page.getByText(t('fault.page'))).toBeVisible();
  await expect.element(page.getByText(t('fault.newerNext'))).toBeVisible();
  await expect.element(page.getByText(t('failure.diskFull.title'))).toBeVisible();
  expect(page.getByRole('button', { name: 'Try again', exact: true }).elements()).toHaveLength(3);
});
