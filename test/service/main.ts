import { readFlags, usage } from './flags.ts';
import { inventionNotice } from './front-page.ts';
import { startService } from './start-service.ts';

try {
  const service = await startService(readFlags(process.argv.slice(2)));
  console.log(`API base URL:  ${service.url}`);
  console.log(`API key:       ${service.apiKey}`);
  console.log(inventionNotice);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void service.close());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(usage);
  process.exitCode = 1;
}
