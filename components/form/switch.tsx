import type { ReactNode } from 'react';
import { Switch as AriaSwitch, type SwitchProps } from 'react-aria-components';

/** An on/off switch with a label. Position, color, and "on"/"off" for screen readers show its state. */
export function Switch({ children, ...props }: Omit<SwitchProps, 'className' | 'children'> & { children: ReactNode }) {
  return (
    <AriaSwitch {...props} className="group flex min-h-8 items-center gap-2">
      <span
        aria-hidden="true"
        className="flex h-5 w-9 shrink-0 items-center rounded-full border border-edge bg-well p-0.5 group-data-focus-visible:outline-2 group-data-focus-visible:outline-offset-2 group-data-focus-visible:outline-accent group-data-selected:border-accent group-data-selected:bg-accent"
      >
        <span className="size-3.5 rounded-full bg-edge group-data-selected:translate-x-4 group-data-selected:bg-on-accent" />
      </span>
      <span className="min-w-0">{children}</span>
    </AriaSwitch>
  );
}
