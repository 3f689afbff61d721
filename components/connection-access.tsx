import { hostOf } from '@/utils/service/base-url';
import { Button } from './button';
import { ConnectionHost } from './connection-host';
import type { Access } from './connection-use-access';
import { Notice } from './notice';

/** Whether the browser lets Sightline reach the saved service, with the button that asks it. */
export function ConnectionAccess({
  baseUrl,
  access,
  onAllow,
}: {
  baseUrl: string;
  access: Access | undefined;
  onAllow: () => void;
}) {
  if (access === undefined) return null;
  if (access === 'allowed') {
    return (
      <p>
        <span aria-hidden="true">✓ </span>Access to <ConnectionHost baseUrl={baseUrl} />: allowed by the browser.
      </p>
    );
  }
  return (
    <Notice
      tone="caution"
      title="Look-ups cannot run yet"
      actions={<Button onPress={onAllow}>Allow access to {hostOf(baseUrl)}</Button>}
    >
      <p>
        Access to <ConnectionHost baseUrl={baseUrl} />: not allowed yet.{' '}
        {access === 'asking' ? 'Answer the question that the browser shows.' : 'The browser asks you once.'}
      </p>
    </Notice>
  );
}
