import { Button } from '@/components/kit/button';
import { NoReplyNotice } from '@/components/kit/no-reply-notice';
import { useTexts } from '@/components/kit/texts';
import type { EmptyListAsked } from './use-empty-list-question';

/** Asks, above lookups with empty lists, what such a list means. */
export function EmptyListQuestion({ answer, failed }: EmptyListAsked) {
  const { t } = useTexts();
  return (
    <div data-testid="empty-list-question" className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center gap-2">
        <p>{t('profile.emptyList')}</p>
        <Answer onPress={() => answer('none-found')}>{t('value.yes')}</Answer>
        <Answer onPress={() => answer('nothing')}>{t('value.no')}</Answer>
      </div>
      {failed && <NoReplyNotice error={failed.error} onAgain={failed.again} />}
    </div>
  );
}

/** As the values of fields, "yes" and "no" are in lower case. */
function Answer({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <Button size="small" onPress={onPress}>
      <span className="inline-block first-letter:uppercase">{children}</span>
    </Button>
  );
}
