import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from './button';

/** A button that shows only an icon; its name is also its tooltip. */
export function IconButton({
  icon: Icon,
  name,
  ...props
}: Omit<ComponentProps<typeof Button>, 'variant' | 'children' | 'aria-label'> & {
  icon: LucideIcon;
  name: string;
  'data-testid'?: string;
}) {
  return (
    <span title={name} className="inline-flex shrink-0">
      <Button {...props} variant="icon" aria-label={name}>
        <Icon />
      </Button>
    </span>
  );
}
