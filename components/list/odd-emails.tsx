import { Checkbox } from '@/components/kit/checkbox';
import { Notice } from '@/components/kit/notice';
import { RichText, useTexts } from '@/components/kit/texts';
import type { EmailsFound } from '@/utils/list/emails-in';
import { addressNoteTexts } from '@/utils/lookup/typed-email-texts';

/**
 * Lists addresses to check. Each is sent only if the user selects it, exactly as shown, or the one that is more likely
 * meant instead.
 */
export function OddEmails({
  odd,
  chosen,
  onChange,
}: {
  odd: EmailsFound['odd'];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}) {
  const texts = useTexts();
  const { t } = texts;
  if (odd.length === 0) return null;
  const all = odd.map(({ subject: { request } }) => request.email);
  const likely = odd.flatMap(({ instead }) => instead?.request.email ?? []);
  const choose = (emails: string[], isChosen: boolean, others: string[]) => {
    const next = new Set(chosen).difference(new Set(isChosen ? others : emails));
    onChange(isChosen ? next.union(new Set(emails)) : next);
  };
  return (
    <Notice tone="caution" data-testid="odd-emails" title={t('newBatch.toCheck', { count: odd.length })}>
      <p>{t('newBatch.excluded')}</p>
      {odd.length > 1 && (
        <Checkbox
          isSelected={all.every((email) => chosen.has(email))}
          onChange={(isChosen) => choose(all, isChosen, likely)}
        >
          {t('newBatch.includeAll')}
        </Checkbox>
      )}
      <ul className="max-h-64 overflow-auto">
        {odd.map(({ subject: { request }, note, written, instead }) => (
          <li key={request.email}>
            <Checkbox
              isSelected={chosen.has(request.email)}
              onChange={(isChosen) => choose([request.email], isChosen, instead ? [instead.request.email] : [])}
            >
              <bdi>{request.email}</bdi>
              <span className="block text-xs text-muted">
                {written !== null && <RichText text="newBatch.writtenAs" slots={{ text: <bdi>{written}</bdi> }} />}{' '}
                {addressNoteTexts(note, texts).join(' ')}
              </span>
            </Checkbox>
            {instead && (
              <Checkbox
                isSelected={chosen.has(instead.request.email)}
                onChange={(isChosen) => choose([instead.request.email], isChosen, [request.email])}
              >
                <RichText text="newBatch.instead" slots={{ email: <bdi>{instead.request.email}</bdi> }} />
              </Checkbox>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
