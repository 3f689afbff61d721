import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { deskUrl } from '@/utils/surfaces/open-desk-tab';
import type { Route } from '@/utils/surfaces/route';
import { useDesk } from './use-desk';

/** Whether a click on a link opens it here. With a modifier key, the browser opens it in a tab or window. */
export const isPlainClick = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean => !ctrlKey && !metaKey && !shiftKey;

/** A link to a route: here on a plain click, in a tab with a modifier key or the middle button. */
export function RouteLink({
  to,
  children,
  ...props
}: Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> & { to: Route; 'data-testid'?: string }) {
  const { navigate } = useDesk();
  return (
    <a
      {...props}
      href={deskUrl(to)}
      target="_blank"
      rel="noreferrer"
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        navigate(to);
      }}
    >
      {children}
    </a>
  );
}
