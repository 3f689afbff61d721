import type { ComponentProps } from 'react';
import { LookupSurface } from '../unit/components/result/result-stage';

const noop = () => undefined;
const TOOLS = { note: async () => ({ text: '' }), exportJson: noop, print: noop };
const ACTIONS = { 'open-settings': noop, 'open-dashboard': noop, 'grant-permission': noop, 'edit-input': noop };

/** A lookup with every tool and action that a surface can offer. */
export function Lookup(props: ComponentProps<typeof LookupSurface>) {
  return <LookupSurface tools={TOOLS} actions={ACTIONS} {...props} />;
}
