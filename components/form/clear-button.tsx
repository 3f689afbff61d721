import { Button } from 'react-aria-components';

/** Clears its field. It is not a Tab stop, because keyboard users clear the field by typing; focus stays in place. */
export function ClearButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <Button
      // A combo box expects another button in its default slot.
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
