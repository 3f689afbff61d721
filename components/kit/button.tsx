import type { Ref } from 'react';
import { Button as AriaButton, type ButtonProps } from 'react-aria-components';

const BOX_LOOK = 'rounded-md border px-3 text-center font-medium whitespace-normal shadow-1';

const LOOKS = {
  /** The main action of a screen: at most one. */
  primary: `${BOX_LOOK} border-transparent bg-accent text-on-accent data-hovered:bg-accent-strong data-pressed:bg-accent-strong`,
  /** All other actions. */
  plain: `${BOX_LOOK} border-edge bg-paper text-ink data-hovered:bg-well data-pressed:bg-line`,
  /** Deletes something that cannot be restored. */
  danger: `${BOX_LOOK} border-problem-line bg-paper text-problem data-hovered:bg-problem-well data-pressed:bg-problem-well`,
  /** Deletes it now, in a dialog that has asked. */
  'confirm-danger': `${BOX_LOOK} border-transparent bg-problem text-paper data-hovered:opacity-90 data-pressed:opacity-90`,
  /** For buttons in running text and in rows. */
  quiet:
    '-mx-1 rounded-sm border border-transparent px-1 text-start font-medium text-accent underline-offset-2 data-hovered:underline',
  /** A word that leads to its field, in the color of what it says. */
  field:
    '-mx-1 rounded-sm border border-transparent px-1 text-start underline decoration-dotted underline-offset-2 data-hovered:decoration-solid',
  /** The score at the end of a row, which opens its result. */
  row: 'relative -me-1 gap-1 rounded-sm border border-transparent ps-1 font-semibold text-ink tabular-nums data-hovered:underline',
  /** Inside a chip, which has the color. */
  chip: 'min-w-0 rounded-full border border-transparent px-2 text-xs font-semibold data-hovered:underline',
  /** An icon alone, with an `aria-label`. */
  icon: 'min-w-8 rounded-md border border-transparent text-second data-hovered:bg-well data-hovered:text-ink data-pressed:bg-line',
} as const;

const HEIGHTS = { small: 'min-h-6', medium: 'min-h-8', large: 'min-h-9' } as const;

/** A button. Disabled buttons stay readable, because the reason is shown next to them. */
export function Button({
  variant = 'plain',
  size = 'medium',
  ...props
}: Omit<ButtonProps, 'className'> & {
  variant?: keyof typeof LOOKS;
  /** `large`: 36 px, for pages; `small`: 24 px, for chips; otherwise 32 px. */
  size?: keyof typeof HEIGHTS;
  ref?: Ref<HTMLButtonElement> | undefined;
}) {
  return (
    <AriaButton
      {...props}
      className={`inline-flex max-w-full shrink-0 cursor-default items-center justify-center gap-1.5 text-sm wrap-break-word data-disabled:opacity-60 ${HEIGHTS[size]} ${LOOKS[variant]}`}
    />
  );
}
