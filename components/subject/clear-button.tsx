import { Button } from 'react-aria-components';

/**
 * Empties the field that it stands in. By keyboard a field is emptied as it was filled, so this is no stop for Tab and
 * the focus stays where it is.
 */
export function ClearButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <Button
      // Not the button that a combo box expects within it.
      slot={null}
      aria-label={label}
      excludeFromTabOrder
      preventFocusOnPress
      onPress={onPress}
      className="flex w-7 items-center justify-center text-muted data-hovered:text-ink"
    >
      <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 fill-none stroke-current stroke-[1.5]">
        <path d="m4 4 8 8m0-8-8 8" />
      </svg>
    </Button>
  );
}
