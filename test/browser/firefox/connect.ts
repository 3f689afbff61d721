import { expect } from '@playwright/test';
import type { RunningService } from '../../service/start-service.ts';
import { shownIn } from '../popup.ts';
import { saveConnection } from '../set-up.ts';
import { closeTab, openExtensionPage, QUIET_FILE } from './extension.ts';
import type { Firefox } from './launch.ts';
import { permit } from './permit.ts';

type Service = Pick<RunningService, 'url' | 'apiKey'>;

/**
 * Connects to a service by what the options page does, from a file of ours that draws nothing: by hand it takes 3.5 s of
 * processor, more than most tests.
 */
export async function connect(firefox: Firefox, service: Service): Promise<void> {
  await permit(firefox, service.url);
  const page = await openExtensionPage(firefox, QUIET_FILE);
  await saveConnection(page, service);
  await closeTab(firefox, page);
}

/** Connects to a service by the options page, as a person does: address, name, key, Save. */
export async function connectByHand(firefox: Firefox, { url, apiKey }: Service): Promise<void> {
  const options = await openExtensionPage(firefox, 'options.html');
  await options.getByTestId('base-url').fill(url);
  await options.getByTestId('connection-name').fill('Stand-in');
  await options.getByTestId('api-key').fill(apiKey);
  await options.getByTestId('save-connection').click();
  await expect.poll(() => shownIn(options, 'kept-key')).toContain(apiKey.slice(-4));
  await closeTab(firefox, options);
}
