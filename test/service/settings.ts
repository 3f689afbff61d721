import { z } from 'zod';
import { layoutNames } from './layouts/layouts.ts';

/** What may be changed while the service runs. `delayMs` is waited before every normal answer. */
export const settingsSchema = z.strictObject({
  apiKey: z.string().min(1),
  layout: z.enum(layoutNames),
  delayMs: z.int().min(0).max(600_000),
});

/** Current settings of a running service. */
export type Settings = z.infer<typeof settingsSchema>;

/** Settings a service starts with; each may be left out. */
export type ServiceOptions = { [Key in keyof Settings]?: Settings[Key] };

/** The settings used where nothing else is asked for. */
export const defaultSettings: Readonly<Settings> = { apiKey: 'sk_standin_0000', layout: 'flat', delayMs: 0 };
