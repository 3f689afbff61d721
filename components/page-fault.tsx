import { Component, type ReactNode } from 'react';
import { Button } from '@/components/form/button';
import { Notice } from './notice';

/** Names of database errors in browsers and Dexie. */
const OF_STORAGE =
  /^(OpenFailed|MissingAPI|DatabaseClosed|Version|VersionChange|NotFound|InvalidState|InvalidTable|Upgrade|Schema|Quota(Exceeded)?|Unknown|Abort|Timeout|Transaction(Inactive)?|Data|Internal|NoSuchDatabase|PrematureCommit|ForeignAwait)Error$/;

/** Shown in place of a page, or part of one, that cannot be drawn: the cause and the next action. */
export class PageFault extends Component<{ children: ReactNode }, { fault: unknown }> {
  override state: { fault: unknown } = { fault: null };

  static getDerivedStateFromError(fault: unknown) {
    return { fault: fault ?? new Error() };
  }

  override render(): ReactNode {
    const { fault } = this.state;
    if (fault === null) return this.props.children;
    const isStorage = fault instanceof Error && OF_STORAGE.test(fault.name);
    return (
      <div className="p-3" data-testid="page-fault">
        <Notice
          tone="problem"
          title={
            isStorage ? 'Sightline cannot read what it has stored in this browser' : 'Sightline cannot draw this page'
          }
          actions={
            <>
              <Button onPress={() => location.reload()}>Try again</Button>
              <a href="/options.html#privacy" target="_blank" rel="noreferrer" className="self-center">
                Forget everything…
              </a>
            </>
          }
        >
          <p>
            {isStorage
              ? 'Nothing is sent while that is so. Free some disk space or restart the browser, then try again.'
              : 'Nothing was sent by it. Try again; if it stays so, restart the browser.'}{' '}
            As a last resort, forget what is stored: that makes a new, empty storage.
          </p>
        </Notice>
      </div>
    );
  }
}
