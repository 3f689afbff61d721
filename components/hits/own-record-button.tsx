import { UserRoundPen } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '@/components/kit/button';
import { useTexts } from '@/components/kit/texts';

/** Opens the form of the user's own record. */
export function OwnRecordButton({
  ref,
  isUsed,
  isOpen,
  onPress,
}: {
  ref: Ref<HTMLButtonElement>;
  /** A record is stored. */
  isUsed: boolean;
  isOpen: boolean;
  onPress: () => void;
}) {
  const { t } = useTexts();
  const text = t(isUsed ? 'compare.ownUsed' : 'compare.ownOpen');
  return (
    <span title={text}>
      <Button
        ref={ref}
        data-testid="own-record-open"
        variant="quiet"
        size="small"
        aria-label={text}
        aria-expanded={isOpen}
        onPress={onPress}
      >
        <UserRoundPen />
        {/* In the popup, the kinds of screening need the room. */}
        {!isUsed && <span className="text-xs whitespace-nowrap @md:hidden">{t('compare.ownSave')}</span>}
        <span className={`text-xs whitespace-nowrap ${isUsed ? '' : 'hidden @md:inline'}`}>{text}</span>
      </Button>
    </span>
  );
}
