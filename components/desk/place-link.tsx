import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { RouteLink } from '@/components/kit/route-link';
import type { Route } from '@/utils/surfaces/route';

const LOOKS = {
  /** An icon alone, with its name as a tooltip. */
  icon: 'justify-center rounded-md min-w-7',
  /** One line of a column. */
  column: 'gap-2.5 rounded-md px-2.5 min-h-9',
} as const;

/** A link of the navigation to a place of the desk. */
export function PlaceLink({
  to,
  icon: Icon,
  name,
  isHere,
  look,
  children,
  ...data
}: {
  to: Route;
  icon: LucideIcon;
  name: string;
  isHere: boolean;
  look: keyof typeof LOOKS;
  /** After the name, in a column. */
  children?: ReactNode;
  'data-testid': string;
}) {
  return (
    <RouteLink
      {...data}
      to={to}
      title={look === 'icon' ? name : undefined}
      aria-current={isHere ? 'page' : undefined}
      className={`flex min-h-8 items-center border border-transparent text-second no-underline hover:bg-well hover:text-ink aria-[current]:bg-accent-well aria-[current]:text-accent forced-colors:border-[Canvas] forced-colors:aria-[current]:border-[Highlight] ${LOOKS[look]}`}
    >
      <Icon />
      <span className={look === 'icon' ? 'sr-only' : 'min-w-0 flex-1 truncate'}>{name}</span>
      {children}
    </RouteLink>
  );
}
