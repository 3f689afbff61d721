import { ArrowLeft } from 'lucide-react';
import { RouteLink } from '@/components/kit/route-link';
import type { Route } from '@/utils/surfaces/route';

/** An arrow before a heading that leads back to a list or form. */
export function BackLink({
  to,
  name,
  ...props
}: {
  to: Route /** Where it leads. */;
  name: string;
  'data-testid': string;
}) {
  return (
    <RouteLink
      {...props}
      to={to}
      aria-label={name}
      title={name}
      className="-ms-1 inline-flex size-6 shrink-0 items-center justify-center rounded-sm hover:bg-well"
    >
      <ArrowLeft className="rtl:rotate-180" />
    </RouteLink>
  );
}
