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
  if (odd.length === 0) return null;
  return (
    <Notice
      tone="caution"
      title={odd.length === 1 ? '1 address may imitate another one' : `${odd.length} addresses may imitate other ones`}
    >
      <p>They are left out. Tick those that you mean.</p>
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
