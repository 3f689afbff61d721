import { type KeyboardEvent, useState } from 'react';
import { GridList, GridListHeader, GridListSection, type Selection } from 'react-aria-components';
import { Button } from '@/components/kit/button';
import { Checkbox } from '@/components/kit/checkbox';
import { Skeleton } from '@/components/kit/skeleton';
import { useTexts } from '@/components/kit/texts';
import type { PlainKey } from '@/utils/texts/text-key';
import { isAwaited, type ListedEmail, lookupOf, PageEmailRow } from './page-email-row';

/** Why there is no list. */
const NO_LIST = {
  looking: 'pageEmails.scanning',
  none: 'pageEmails.none',
  unread: 'desk.pageClosed',
} as const satisfies Record<string, PlainKey>;

/**
 * Addresses of a page in reading order: known scores link to their answers at no cost, others can be scored, and any can
 * be selected for a batch. Addresses not visible on the page come last; *Score new* and *Select all* leave them out.
 */
export function PageEmailList({
  emails,
  stale = null,
  onReload,
  onReveal,
  onScoreList,
  ...does
}: {
  emails: ListedEmail[] | 'looking' | 'unread';
  /** Another page is in front by now: nothing can be done with the list, which is of the page before. */
  stale?: 'reading' | 'unread' | null;
  onReload: () => void;
  onOpen: (id: string) => void;
  onScore: (email: string) => void;
  onReveal: (email: string) => void;
  /** Several addresses are to be scored; nothing was sent yet. */
  onScoreList: (emails: string[]) => void;
}) {
  const { t, formats } = useTexts();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  if (typeof emails === 'string' || emails.length === 0) {
    return (
      <div>
        <p className="text-xs text-muted">{t(NO_LIST[typeof emails === 'string' ? emails : 'none'])}</p>
        {emails === 'looking' && <Skeleton shape="rows" />}
      </div>
    );
  }
  const shown = emails.filter(({ isShown }) => isShown);
  const unseen = emails.filter(({ isShown }) => !isShown);
  const unscored = shown.filter((row) => lookupOf(row) === undefined && !isAwaited(row));
  const chosen = emails.filter(({ email }) => selected.has(email));
  const toScore = (chosen.length > 0 ? chosen : unscored).map(({ email }) => email);
  const count = toScore.length;
  const isAll = shown.every(({ email }) => selected.has(email));
  /** Nobody selects unseen an address that the page hides: it needs its own box. */
  const select = (keys: Selection) =>
    setSelected(
      new Set(
        keys === 'all' ? [...shown, ...chosen].map(({ email }) => email) : [...keys].map((email) => String(email)),
      ),
    );
  /** Enter on a row does what its button does; with Alt it shows the address on the page, as a click on the row. */
  function onKeyDown(event: KeyboardEvent): void {
    const row = event.target instanceof Element && event.target.matches('[role=row]') ? event.target : null;
    const at = Array.isArray(emails) ? emails.find(({ email }) => email === row?.getAttribute('data-key')) : undefined;
    if (event.key !== 'Enter' || event.repeat || !at) return;
    event.preventDefault();
    event.stopPropagation();
    const id = lookupOf(at);
    if (event.altKey) onReveal(at.email);
    else if (isAwaited(at)) return;
    else if (id === undefined) does.onScore(at.email);
    else does.onOpen(id);
  }
  // The list is one Tab stop: arrow keys move between rows and into a row.
  return (
    // In a column of limited height, a long list shrinks until a few rows are left.
    <section
      className={`flex flex-col gap-1.5 rounded-lg border border-line pt-2.5 pb-1 ${emails.length > 3 ? 'min-h-32' : 'shrink-0'}`}
      aria-label={t('pageEmails.title')}
    >
      <div className="flex shrink-0 flex-wrap items-center gap-2 ps-3 pe-2">
        <h2 className="flex-1 font-semibold">
          {stale ? t('pageEmails.changed') : t('pageEmails.title')}{' '}
          {stale === null && <span className="font-normal text-muted">{formats.number(shown.length)}</span>}
        </h2>
        {stale === 'unread' && <Button onPress={onReload}>{t('pageEmails.reload')}</Button>}
      </div>
      {stale === null && (shown.length > 1 || chosen.length > 0) && (
        <div className="flex shrink-0 flex-wrap items-center justify-between gap-x-2 ps-1 pe-2">
          <Checkbox
            isSelected={isAll}
            isIndeterminate={!isAll && chosen.length > 0}
            onChange={(isOn) => select(isOn ? 'all' : new Set())}
          >
            {t('pageEmails.selectAll')}
          </Checkbox>
          {(chosen.length > 0 || count > 1) && (
            <Button data-testid="score-listed" onPress={() => onScoreList(toScore)}>
              {t('desk.scoreFound', { count })}
            </Button>
          )}
        </div>
      )}
      {stale && (
        <p role="status" className="px-3 text-xs text-muted">
          {t(stale === 'reading' ? 'pageEmails.scanning' : 'pageEmails.changedNext')}
        </p>
      )}
      <div
        className={`flex min-h-0 flex-col ${stale ? 'opacity-40' : ''}`}
        inert={stale !== null}
        onKeyDownCapture={onKeyDown}
      >
        <GridList
          aria-label={t('pageEmails.title')}
          selectionMode="multiple"
          selectedKeys={selected}
          onSelectionChange={select}
          onAction={(email) => onReveal(String(email))}
          className="relative overflow-auto px-1 low:overflow-visible"
        >
          {shown.map((row) => (
            <PageEmailRow key={row.email} row={row} isSelecting={chosen.length > 0} {...does} />
          ))}
          {unseen.length > 0 && (
            <GridListSection aria-label={t('pageEmails.notVisible')}>
              <GridListHeader className="px-1 pt-3 pb-0.5 text-xs text-muted">
                {t('pageEmails.notVisible')} {formats.number(unseen.length)}
              </GridListHeader>
              {unseen.map((row) => (
                <PageEmailRow key={row.email} row={row} isSelecting={chosen.length > 0} {...does} />
              ))}
            </GridListSection>
          )}
        </GridList>
      </div>
    </section>
  );
}
