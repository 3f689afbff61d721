import { type LucideIcon, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button as PlainButton } from 'react-aria-components';
import { Button } from './button';

/** Clears its field. It is not a Tab stop, because keyboard users clear the field by typing; focus stays in place. */
export function ClearButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <PlainButton
      // A combo box expects another button in its default slot.
      slot={null}
      aria-label={label}
      excludeFromTabOrder
      preventFocusOnPress
      onPress={onPress}
      className="flex w-7 items-center justify-center self-stretch text-muted data-hovered:text-ink"
    >
      <X />
    </PlainButton>
  );
}

/** A small button with an icon, and its name beside it where its `@container` has room; elsewhere as a tooltip. */
export function WordedIcon({
  icon: Icon,
  name,
  ...props
}: Omit<ComponentProps<typeof Button>, 'variant' | 'size' | 'children' | 'aria-label'> & {
  icon: LucideIcon;
  name: string;
  'data-testid'?: string;
}) {
  return (
    <span title={name} className="inline-flex shrink-0">
      <Button {...props} variant="icon" size="small" aria-label={name}>
        <Icon />
        <span className="hidden pe-1 text-xs @2xl:inline">{name}</span>
      </Button>
    </span>
  );
}

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
