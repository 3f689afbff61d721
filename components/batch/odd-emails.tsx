import { Checkbox } from '@/components/form/checkbox';
import { useTexts } from '@/components/texts';
import type { EmailsFound } from '@/utils/batch/emails-in';
import { addressNoteTexts } from '@/utils/lookup/address-note-texts';
import { Notice } from '../notice';

/** Lists addresses that may imitate others. Each is sent only if the user selects it, exactly as written. */
export function OddEmails({
  odd,
  chosen,
  onChange,
}: {
  odd: EmailsFound['odd'];
  chosen: ReadonlySet<string>;
  onChange: (email: string, isChosen: boolean) => void;
}) {
  const texts = useTexts();
  const { t } = texts;
  if (odd.length === 0) return null;
  return (
    <Notice tone="caution" data-testid="odd-emails" title={t('newBatch.lookAlikes', { count: odd.length })}>
      <p>{t('newBatch.excluded', { count: odd.length })}</p>
      <ul className="max-h-64 overflow-auto">
        {odd.map(({ subject: { request }, note }) => (
          <li key={request.email}>
            <Checkbox isSelected={chosen.has(request.email)} onChange={(isChosen) => onChange(request.email, isChosen)}>
              <bdi>{request.email}</bdi>
              <span className="block text-xs text-muted">{addressNoteTexts(note, texts).join(' ')}</span>
            </Checkbox>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
