import { ChevronRight, LoaderCircle } from 'lucide-react';
import { GridListItem } from 'react-aria-components';
import { AddressText, SentAs } from '@/components/kit/address-text';
import { Button } from '@/components/kit/button';
import { Checkbox } from '@/components/kit/checkbox';
import { useTexts } from '@/components/kit/texts';
import { ToneWord } from '@/components/score/tone-word';
import type { LookupState } from '@/utils/lookup/lookup-record';
import { readableEmail } from '@/utils/lookup/readable-email';
import { STATE_TEXTS } from '@/utils/lookup/state-texts';
import type { ShortVerdict } from '@/utils/reading/short-verdict';

/** An address of a page, with its score and lookup if known. */
export interface ListedEmail {
  email: string;
  known: { id: string; score: string; verdict: ShortVerdict } | null;
  /** Whether the user sees it on the page or can scroll it into view. */
  isShown: boolean;
  /** A lookup that was started from the list and has no answer, or not yet. */
  started?: { id: string; state: LookupState } | undefined;
  /** *Score* was pressed, and the lookup has not started yet. */
  isAsked?: boolean;
}

/** Returns the lookup that an address of the list leads to. */
export const lookupOf = ({ known, started }: ListedEmail): string | undefined => started?.id ?? known?.id;

/** Whether an answer is on its way: nothing else can be done with the row meanwhile. */
export const isAwaited = ({ isAsked = false, started }: ListedEmail): boolean =>
  isAsked || started?.state === 'queued' || started?.state === 'sending';

/**
 * One address: its known score opens the result at no cost, otherwise it can be scored, and turns into its score in place.
 * The words for a score have a line of their own, so that the address keeps its room; the line is kept free for them, so that
 * a score moves nothing.
 */
export function PageEmailRow({
  row,
  isSelecting,
  onOpen,
  onScore,
}: {
  row: ListedEmail;
  /** Some row is selected: a click on another one selects it too. */
  isSelecting: boolean;
  onOpen: (id: string) => void;
  onScore: (email: string) => void;
}) {
  const { t } = useTexts();
  const { email, known, isShown, started } = row;
  const id = lookupOf(row);
  const isWorking = isAwaited(row);
  return (
    <GridListItem
      id={email}
      textValue={known ? t('pageEmails.withScore', { email, score: known.score }) : email}
      className="flex min-h-12 cursor-default items-center gap-x-1 border-b border-line pe-1 py-0.5 -outline-offset-2 last:border-0 data-hovered:bg-well"
    >
      <div className="-me-1 shrink-0">
        <Checkbox slot="selection" />
      </div>
      <div className="flex min-w-0 flex-1 flex-col">
        <span className="flex" title={isShown && !isSelecting ? `${email}\n${t('pageEmails.scrollTo')}` : email}>
          <bdi className="min-w-0">
            <AddressText>{readableEmail(email) ?? email}</AddressText>
          </bdi>
        </span>
        <SentAs email={email} />
        {known && <Words verdict={known.verdict} />}
      </div>
      {/* One button in all states: it keeps the focus when it turns into the score. */}
      <Button
        variant={known && !started ? 'row' : 'quiet'}
        isPending={isWorking}
        onPress={() => (id === undefined ? onScore(email) : onOpen(id))}
        {...(id === undefined && !isWorking ? { 'aria-label': t('pageEmails.scoreEmail', { email }) } : {})}
      >
        {isWorking ? (
          <span role="status" className="inline-flex items-center gap-1 text-muted">
            <LoaderCircle className="size-3.5 motion-safe:animate-spin" />
            {t(STATE_TEXTS[started?.state ?? 'sending'])}
          </span>
        ) : id === undefined ? (
          t('action.score')
        ) : (
          <>
            {/* Its name contains what is seen, so that speech input finds it. */}
            <span className="sr-only">{t('pageEmails.openResult', { email })} </span>
            {started ? (
              <span role="status">{t(STATE_TEXTS[started.state])}</span>
            ) : (
              <span className="max-w-20 truncate" title={t('pageEmails.savedScore')}>
                {known?.score}
              </span>
            )}
            <ChevronRight className="rtl:rotate-180" />
          </>
        )}
      </Button>
    </GridListItem>
  );
}

/** The provider's label and the user's band, each in its own chip; nothing without them. */
function Words({ verdict: { label, band } }: { verdict: ShortVerdict }) {
  const { t } = useTexts();
  const words = [label, band && { ...band, text: t('rows.bandIs', { band: band.text }) }].filter(
    (word) => word !== null,
  );
  if (words.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-1">
      {words.map(({ text, tone }) => (
        <span key={text} className="flex max-w-full min-w-0 [&_bdi]:truncate" title={text}>
          <ToneWord tone={tone}>{text}</ToneWord>
        </span>
      ))}
    </span>
  );
}
