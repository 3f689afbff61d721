import type { RunningService } from '../../service/start-service.ts';
import { QUIET_FILE } from '../quiet-file.ts';
import { connectQuickly } from '../set-up.ts';
import { closeTab, openExtensionPage } from './extension.ts';
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
  await connectQuickly(page, service);
  await closeTab(firefox, page);
}
