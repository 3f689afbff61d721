import { ChevronRight } from 'lucide-react';
import { GridListItem } from 'react-aria-components';
import { Button } from '@/components/form/button';
import { useTexts } from '@/components/texts';
import type { ShortVerdict } from '@/utils/reading/short-verdict';
import { ToneWord } from './result/tone-word';
import { ShortAddress } from './short-address';

/** An address of a page, with its score and lookup if known. */
export interface ListedEmail {
  email: string;
  known: { id: string; score: string; verdict: ShortVerdict } | null;
  /** Whether the user sees it on the page or can scroll it into view. */
  isShown: boolean;
}

/**
 * One address: its known score opens the result at no cost, otherwise it can be scored. On a narrow surface, the address
 * has its own line.
 */
export function PageEmailRow({
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
      className="flex min-h-9 cursor-default flex-wrap content-center items-center justify-end gap-x-2 border-b border-line px-1 -outline-offset-2 last:border-0 data-hovered:bg-well"
    >
      <span className="flex min-w-44 flex-1" title={isShown ? `${email}\n${t('pageEmails.scrollTo')}` : email}>
        <ShortAddress>{email}</ShortAddress>
      </span>
      {known && <Words verdict={known.verdict} />}
      {known ? (
        <Button variant="row" onPress={() => onOpen(known.id)}>
          {/* Its name contains the score that is seen, so that speech input finds it. */}
          <span className="sr-only">{t('pageEmails.openResult', { email })} </span>
          <span className="max-w-20 truncate" title={t('pageEmails.savedScore')}>
            {known.score}
          </span>
          <ChevronRight className="rtl:rotate-180" />
        </Button>
      ) : (
        <Button variant="quiet" onPress={() => onScore(email)} aria-label={t('pageEmails.scoreEmail', { email })}>
          {t('action.score')}
        </Button>
      )}
    </GridListItem>
  );
}

/** The provider's label and the user's band, each in its own chip. */
function Words({ verdict: { label, band } }: { verdict: ShortVerdict }) {
  const { t } = useTexts();
  const words = [label, band && { ...band, text: t('rows.bandIs', { band: band.text }) }].filter(
    (word) => word !== null,
  );
  return words.map(({ text, tone }) => (
    <span key={text} className="flex max-w-40 min-w-0 [&_bdi]:truncate" title={text}>
      <ToneWord tone={tone}>{text}</ToneWord>
    </span>
  ));
}
