import { Button } from '@/components/form/button';
import { hostOf } from '@/utils/service/base-url';
import { Notice } from '../notice';
import type { Access } from './editable-connection';

/** Shows whether the browser lets Sightline reach the saved service, with a button that requests access. */
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
  const host = hostOf(baseUrl);
  if (access === 'allowed') {
    return (
      <p>
        <span aria-hidden="true">✓ </span>Access to <strong className="font-semibold">{host}</strong>: allowed by the
        browser.
      </p>
    );
  }
  return (
    <Notice
      tone="caution"
      title="Look-ups cannot run yet"
      actions={<Button onPress={onAllow}>Allow access to {host}</Button>}
    >
      <p>
        Access to <strong className="font-semibold">{host}</strong>: not allowed yet.{' '}
        {access === 'asking' ? 'Answer the question that the browser shows.' : 'The browser asks you once.'}
      </p>
    </Notice>
  );
}
