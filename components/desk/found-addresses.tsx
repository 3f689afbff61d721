import { Checkbox } from '@/components/kit/checkbox';
import { RichText, useTexts } from '@/components/kit/texts';
import type { EmailsFound } from '@/utils/list/emails-in';
import { addressNoteTexts } from '@/utils/lookup/typed-email-texts';

/** What the user has said about addresses, by address. */
export type OwnChoices = ReadonlyMap<string, boolean>;

/** Lists the addresses of a text, in full, each with a box. Unusual ones have to be chosen. */
export function FoundAddresses({
  found: { subjects, odd, unread },
  choices,
  onChange,
}: {
  found: EmailsFound;
  choices: OwnChoices;
  onChange: (choices: OwnChoices) => void;
}) {
  const texts = useTexts();
  const { t } = texts;
  const choose = (email: string, other?: string) => (isChosen: boolean) => {
    const next = new Map(choices).set(email, isChosen);
    // One is a typo of the other.
    onChange(isChosen && other !== undefined ? next.set(other, false) : next);
  };
  return (
    <div data-testid="found-addresses" className="rounded-lg border border-line px-3 py-1">
      <ul className="max-h-48 overflow-auto" aria-label={t('desk.foundAddresses')}>
        {subjects.map(({ request: { email } }) => (
          <li key={email}>
            <Checkbox isSelected={choices.get(email) !== false} onChange={choose(email)}>
              <bdi className="wrap-anywhere">{email}</bdi>
            </Checkbox>
          </li>
        ))}
        {odd.map(({ subject: { request }, note, instead }) => (
          <li key={request.email}>
            <Checkbox
              isSelected={choices.get(request.email) === true}
              onChange={choose(request.email, instead?.request.email)}
            >
              <bdi className="wrap-anywhere">{request.email}</bdi>
              <span className="block text-xs text-muted">{addressNoteTexts(note, texts).join(' ')}</span>
            </Checkbox>
            {instead && (
              <Checkbox
                isSelected={choices.get(instead.request.email) === true}
                onChange={choose(instead.request.email, request.email)}
              >
                <RichText text="newBatch.instead" slots={{ email: <bdi>{instead.request.email}</bdi> }} />
              </Checkbox>
            )}
          </li>
        ))}
      </ul>
      {unread.length > 0 && (
        <p className="py-1 text-xs text-caution">
          <RichText text="desk.notRead" slots={{ text: <bdi>{unread.map(({ shown }) => shown).join(', ')}</bdi> }} />
        </p>
      )}
    </div>
  );
}
