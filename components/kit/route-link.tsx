import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { deskUrl } from '@/utils/surfaces/open-desk-tab';
import type { Route } from '@/utils/surfaces/route';
import { useDesk } from './use-desk';

/** Whether a click on a link opens it here. With a modifier key, the browser opens it in a tab or window. */
const isPlainClick = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean => !ctrlKey && !metaKey && !shiftKey;

/** A link to a route: here on a plain click, in a tab with a modifier key or the middle button. */
export function RouteLink({
  to,
  children,
  ...props
}: Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> & { to: Route; 'data-testid'?: string }) {
  const { navigate } = useDesk();
  return (
    <DeskLink {...props} href={deskUrl(to)} onOpen={() => navigate(to)}>
      {children}
    </DeskLink>
  );
}

/** A link that a plain click opens here by `onOpen`. */
export function DeskLink({
  href,
  onOpen,
  children,
  ...props
}: Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'onClick'> & { href: string; onOpen: () => void }) {
  return (
    <a
      {...props}
      href={href}
      target="_blank"
      rel="noreferrer"
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onOpen();
      }}
    >
      {children}
    </a>
  );
}
