import { GridList, GridListHeader, GridListItem, GridListSection } from 'react-aria-components';
import { Button } from '@/components/form/button';
import { useTexts } from '@/components/texts';
import type { PlainKey } from '@/utils/texts/text-key';
import { AddressText } from './address-text';

/** An address of a page, with its score and lookup if known. */
interface ListedEmail {
  email: string;
  known: { id: string; score: string } | null;
  /** Whether the user sees it on the page or can scroll it into view. */
  isShown: boolean;
}

/** Why there is no list. */
const NO_LIST = {
  looking: 'pageEmails.scanning',
  none: 'pageEmails.none',
  unread: 'pageEmails.unread',
} as const satisfies Record<string, PlainKey>;

/**
 * Addresses of a page in reading order: known scores link to their answers at no cost, others can be scored. Addresses
 * not visible on the page come last and are excluded from *Score all*.
 */
export function PageEmailList({
  emails,
  onReveal,
  onScoreAll,
  ...does
}: {
  emails: ListedEmail[] | 'looking' | 'unread';
  onOpen: (id: string) => void;
  onScore: (email: string) => void;
  onReveal: (email: string) => void;
  onScoreAll: (emails: string[]) => void;
}) {
  const { t, formats } = useTexts();
  if (typeof emails === 'string' || emails.length === 0) {
    return <p className="text-xs text-muted">{t(NO_LIST[typeof emails === 'string' ? emails : 'none'])}</p>;
  }
  const shown = emails.filter(({ isShown }) => isShown);
  const unseen = emails.filter(({ isShown }) => !isShown);
  // The list is one Tab stop: arrow keys move between rows and into a row; Enter on a row shows the address on the
  // page.
  return (
    // In a column of limited height, a long list shrinks until a few rows are left.
    <section
      className={`flex flex-col gap-1 ${emails.length > 3 ? 'min-h-24' : 'shrink-0'}`}
      aria-label={t('pageEmails.title')}
    >
      <div className="flex shrink-0 flex-wrap items-center gap-x-2">
        <h2 className="flex-1 font-medium">
          {t('pageEmails.title')} ({formats.number(shown.length)})
        </h2>
        {shown.length > 1 && (
          <Button onPress={() => onScoreAll(shown.map(({ email }) => email))}>
            {t('pageEmails.scoreAll', { total: shown.length })}
          </Button>
        )}
      </div>
      <GridList
        aria-label={t('pageEmails.title')}
        onAction={(email) => onReveal(String(email))}
        className="overflow-auto"
      >
        {shown.map((row) => (
          <EmailRow key={row.email} {...row} {...does} />
        ))}
        {unseen.length > 0 && (
          <GridListSection aria-label={t('pageEmails.notVisible')}>
            <GridListHeader className="px-1 pt-2 pb-0.5 text-xs text-muted">
              {t('pageEmails.notVisible')} ({formats.number(unseen.length)})
            </GridListHeader>
            {unseen.map((row) => (
              <EmailRow key={row.email} {...row} {...does} />
            ))}
          </GridListSection>
        )}
      </GridList>
    </section>
  );
}

function EmailRow({
  email,
  known,
  isShown,
  onOpen,
  onScore,
}: ListedEmail & { onOpen: (id: string) => void; onScore: (email: string) => void }) {
  const { t } = useTexts();
  return (
    <GridListItem
      id={email}
      textValue={known ? t('pageEmails.withScore', { email, score: known.score }) : email}
      className="flex cursor-default items-center gap-2 border-b border-line px-1 py-0.5 -outline-offset-2 last:border-0 data-hovered:bg-well"
    >
      <bdi
        className="min-w-0 flex-1 text-with-parent wrap-anywhere"
        title={isShown ? t('pageEmails.scrollTo') : undefined}
      >
        <AddressText>{email}</AddressText>
      </bdi>
      {known && (
        <span className="max-w-20 truncate font-semibold tabular-nums" title={t('pageEmails.savedScore')}>
          {known.score}
        </span>
      )}
      {known ? (
        <Button onPress={() => onOpen(known.id)} aria-label={t('pageEmails.openResult', { email })}>
          {t('pageEmails.open')}
        </Button>
      ) : (
        <Button onPress={() => onScore(email)} aria-label={t('pageEmails.scoreEmail', { email })}>
          {t('welcome.score')}
        </Button>
      )}
    </GridListItem>
  );
}
