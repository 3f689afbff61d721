import { X } from 'lucide-react';
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
      className="flex w-7 items-center justify-center self-stretch text-muted data-hovered:text-ink"
    >
      <X />
    </Button>
  );
}
