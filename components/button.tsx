import { Button as AriaButton, type ButtonProps } from 'react-aria-components';

const LOOKS = {
  /** The one main act of a surface. */
  primary: 'bg-accent text-on-accent border-transparent data-hovered:opacity-90 data-pressed:opacity-80 font-medium',
  /** Everything else. */
  plain: 'bg-paper text-ink border-edge data-hovered:bg-well data-pressed:bg-line',
  /** In running text and rows. */
  quiet: 'border-transparent text-accent underline underline-offset-2 data-hovered:bg-well px-1',
} as const;

/** A button with its look. Disabled ones stay readable: the reason stands beside them. */
export function Button({ look = 'plain', ...props }: Omit<ButtonProps, 'className'> & { look?: keyof typeof LOOKS }) {
  return (
    <AriaButton
      {...props}
      className={`inline-flex min-h-8 cursor-default items-center justify-center gap-2 rounded-md border px-3 text-sm data-disabled:opacity-60 ${LOOKS[look]}`}
    />
  );
}
