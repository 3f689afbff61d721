import { type ReactNode, useId } from 'react';
import { Switch as AriaSwitch, type SwitchProps } from 'react-aria-components';

/**
 * An on/off switch with a label. Position, color, and "on"/"off" for screen readers show its state. `help` describes it,
 * and is no part of its name.
 */
export function Switch({
  children,
  help,
  ...props
}: Omit<SwitchProps, 'className' | 'children' | 'aria-describedby'> & { children: ReactNode; help?: string }) {
  const id = useId();
  const control = (
    <AriaSwitch
      {...props}
      {...(help ? { 'aria-describedby': id } : {})}
      className="group flex min-h-8 items-center gap-2"
    >
      <span
        aria-hidden="true"
        className="flex h-5 w-9 shrink-0 items-center rounded-full border border-edge bg-well p-0.5 group-data-focus-visible:outline-2 group-data-focus-visible:outline-offset-2 group-data-focus-visible:outline-accent group-data-selected:border-accent group-data-selected:bg-accent"
      >
        <span className="size-3.5 rounded-full bg-edge group-data-selected:translate-x-4 group-data-selected:bg-on-accent" />
      </span>
      <span className="min-w-0">{children}</span>
    </AriaSwitch>
  );
  if (!help) return control;
  return (
    <div>
      {control}
      <p id={id} className="ps-11 text-xs text-muted">
        {help}
      </p>
    </div>
  );
}
