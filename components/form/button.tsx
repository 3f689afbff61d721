import { Button as AriaButton, type ButtonProps } from 'react-aria-components';

const VARIANTS = {
  /** The main action of a surface. */
  primary:
    'px-3 bg-accent text-on-accent border-transparent data-hovered:opacity-90 data-pressed:opacity-80 font-medium',
  /** All other actions. */
  plain: 'px-3 bg-paper text-ink border-edge data-hovered:bg-well data-pressed:bg-line',
  /** For buttons in running text and in rows. */
  quiet: '-mx-1 px-1 text-left border-transparent text-accent underline underline-offset-2 data-hovered:bg-well',
  /** An icon alone, in a corner. */
  icon: 'px-2 border-transparent text-muted data-hovered:bg-well data-hovered:text-ink',
} as const;

/** A button in one of four variants. Disabled buttons stay readable, because the reason is shown next to them. */
export function Button({
  variant = 'plain',
  ...props
}: Omit<ButtonProps, 'className'> & { variant?: keyof typeof VARIANTS }) {
  return (
    <AriaButton
      {...props}
      className={`inline-flex min-h-8 max-w-full shrink-0 cursor-default items-center justify-center gap-2 rounded-md border text-sm wrap-anywhere whitespace-normal data-disabled:opacity-60 ${VARIANTS[variant]}`}
    />
  );
}
