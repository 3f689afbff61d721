import { expect } from '@playwright/test';
import type { RunningService } from '../../service/start-service.ts';
import { closeTab, openExtensionPage } from './extension.ts';
import type { Firefox } from './launch.ts';

/** Connects to a service by the options page, as a person does: address, name, key, Save. */
export async function connect(firefox: Firefox, service: Pick<RunningService, 'url' | 'apiKey'>): Promise<void> {
  const options = await openExtensionPage(firefox, 'options.html');
  await options.fill('Address of the service', service.url);
  await options.fill('Name of this connection (optional)', 'Stand-in');
  await options.fill('API key', service.apiKey);
  await options.click('button', 'Save');
  await expect.poll(() => options.text()).toContain(`A key ending in …${service.apiKey.slice(-4)} is kept`);
  await closeTab(firefox, options);
}
