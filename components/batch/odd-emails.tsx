import { Checkbox } from '@/components/kit/checkbox';
import { Notice } from '@/components/kit/notice';
import { RichText, useTexts } from '@/components/kit/texts';
import type { EmailsFound } from '@/utils/batch/emails-in';
import { addressNoteTexts } from '@/utils/lookup/address-note-texts';

/** Lists addresses to check. Each is sent only if the user selects it, exactly as shown. */
export function OddEmails({
  odd,
  chosen,
  onChange,
}: {
  odd: EmailsFound['odd'];
  chosen: ReadonlySet<string>;
  onChange: (emails: string[], isChosen: boolean) => void;
}) {
  const texts = useTexts();
  const { t } = texts;
  if (odd.length === 0) return null;
  const all = odd.map(({ subject: { request } }) => request.email);
  return (
    <Notice tone="caution" data-testid="odd-emails" title={t('newBatch.toCheck', { count: odd.length })}>
      <p>{t('newBatch.excluded', { count: odd.length })}</p>
      {odd.length > 1 && (
        <Checkbox isSelected={all.every((email) => chosen.has(email))} onChange={(isChosen) => onChange(all, isChosen)}>
          {t('newBatch.includeAll')}
        </Checkbox>
      )}
      <ul className="max-h-64 overflow-auto">
        {odd.map(({ subject: { request }, note, written }) => (
          <li key={request.email}>
            <Checkbox
              isSelected={chosen.has(request.email)}
              onChange={(isChosen) => onChange([request.email], isChosen)}
            >
              <bdi>{request.email}</bdi>
              <span className="block text-xs text-muted">
                {written !== null && <RichText text="newBatch.writtenAs" slots={{ text: <bdi>{written}</bdi> }} />}{' '}
                {addressNoteTexts(note, texts).join(' ')}
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
