import type { LucideIcon } from 'lucide-react';
import type { ButtonProps } from 'react-aria-components';
import { Button } from './button';

/** A button that shows only an icon; its name is also its tooltip. */
export function IconButton({
  icon: Icon,
  name,
  ...props
}: Omit<ButtonProps, 'className' | 'children' | 'aria-label'> & {
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
