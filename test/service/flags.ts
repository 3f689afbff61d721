import { parseArgs } from 'node:util';
import { z } from 'zod';
import { layoutNames } from './layouts/layouts.ts';
import { defaultSettings } from './settings.ts';
import type { StartOptions } from './start-service.ts';

const flagsSchema = z.object({
  port: z.coerce.number().int().min(0).max(65_535),
  key: z.string().min(1),
  layout: z.enum(layoutNames),
  delay: z.coerce.number().int().min(0),
});

/** How the command line is used. */
export const usage = `Usage: npm run service -- [--port 8787] [--key sk_standin_0000] [--layout flat] [--delay 0]
Layouts: ${layoutNames.join(', ')}
--delay is in milliseconds; --port 0 takes any free port.`;

/** Reads the command line. @returns options to start with. Throws an Error that names the wrong flag. */
export function readFlags(args: string[]): StartOptions {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: '8787' },
      key: { type: 'string', default: defaultSettings.apiKey },
      layout: { type: 'string', default: defaultSettings.layout },
      delay: { type: 'string', default: '0' },
    },
  });
  const parsed = flagsSchema.safeParse(values);
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error));
  const { port, key, layout, delay } = parsed.data;
  return { port, apiKey: key, layout, delayMs: delay };
}
