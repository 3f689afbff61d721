import { Component, type ReactNode } from 'react';
import { isFullDisk } from '@/utils/service/full-disk';
import { Button } from './button';
import { Notice } from './notice';
import { useTexts } from './texts';
import { isVersionError } from './version-error';

/** Names of database errors in browsers and Dexie. */
const OF_STORAGE =
  /^(OpenFailed|MissingAPI|DatabaseClosed|Version|VersionChange|NotFound|InvalidState|InvalidTable|Upgrade|Schema|Unknown|Abort|Timeout|Transaction(Inactive)?|Data|Internal|NoSuchDatabase|PrematureCommit|ForeignAwait)Error$/;

/** Shown in place of a page, or part of one, that cannot be drawn: the cause and the next action. */
export class PageFault extends Component<{ children: ReactNode }, { fault: unknown }> {
  override state: { fault: unknown } = { fault: null };

  static getDerivedStateFromError(fault: unknown) {
    return { fault: fault ?? new Error() };
  }

  override render(): ReactNode {
    const { fault } = this.state;
    return fault === null ? this.props.children : <FaultNotice fault={fault} />;
  }
}

function FaultNotice({ fault }: { fault: unknown }) {
  const { t } = useTexts();
  if (isVersionError(fault)) {
    return (
      <div className="p-3" data-testid="page-fault">
        <Notice tone="problem" title={t('fault.newer')}>
          <p>{t('fault.newerNext')}</p>
        </Notice>
      </div>
    );
  }
  const [title, next] = isFullDisk(fault)
    ? (['failure.diskFull.title', 'failure.diskFull.text'] as const)
    : fault instanceof Error && OF_STORAGE.test(fault.name)
      ? (['fault.storage', 'failure.storageFailed.text'] as const)
      : (['fault.page', 'fault.pageNext'] as const);
  return (
    <div className="p-3" data-testid="page-fault">
      <Notice
        tone="problem"
        title={t(title)}
        actions={
          <>
            <Button onPress={() => location.reload()}>{t('action.tryAgain')}</Button>
            <a href="/options.html#privacy" target="_blank" rel="noreferrer" className="self-center">
              {t('privacy.deleteAll')}…
            </a>
          </>
        }
      >
        <p>{t(next)}</p>
        <p>{t('fault.lastResort')}</p>
      </Notice>
    </div>
  );
}
