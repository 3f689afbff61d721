import { camel } from './camel.ts';
import { enveloped } from './enveloped.ts';
import { failedInside } from './failed-inside.ts';
import { flat } from './flat.ts';
import type { Layout } from './layout.ts';
import { nested } from './nested.ts';
import { safety } from './safety.ts';
import { scoreless } from './scoreless.ts';
import { text } from './text.ts';
import { twoScores } from './two-scores.ts';

/** Names of the layouts, as the command line and the settings take them. */
export const layoutNames = [
  'flat',
  'enveloped',
  'camel',
  'scoreless',
  'text',
  'two-scores',
  'safety',
  'nested',
  'failed-inside',
] as const;

/** Name of a layout. */
export type LayoutName = (typeof layoutNames)[number];

/** The layouts by name. Each is an invention: the interface shows no field of either answer. */
export const layouts: Readonly<Record<LayoutName, Layout>> = {
  flat,
  enveloped,
  camel,
  scoreless,
  text,
  'two-scores': twoScores,
  safety,
  nested,
  'failed-inside': failedInside,
};
