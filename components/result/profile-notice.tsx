import { Button } from '@/components/kit/button';
import { NoticeLine } from '@/components/kit/notice-lines';
import { useTexts } from '@/components/kit/texts';
import { changedInWords, changeInWords, SCREENING_NAMES } from '@/utils/reading/in-words';
import type { ProfileReading } from '@/utils/reading/profile/change';
import type { Report } from '@/utils/reading/report';
import { openSettingsAt } from '@/utils/surfaces/open-desk-tab';
import type { PlainKey } from '@/utils/texts/text-key';

const MAX_SHOWN = 5;

const CONTRADICTED = {
  ...SCREENING_NAMES,
  verdict: 'rows.label',
  'hit-name': 'compare.name',
} as const satisfies Record<ProfileReading['contradictions'][number], PlainKey>;

/** Says that a result differs from the confirmed ones, and how; nothing if it does not. */
export function ProfileNotice({ report: { profile } }: { report: Pick<Report, 'profile'> }) {
  const texts = useTexts();
  const { t, formats } = texts;
  if (profile === null || (profile.changes.length === 0 && profile.contradictions.length === 0)) return null;
  const { changes, contradictions } = profile;
  const names = contradictions.map((kind) => t(CONTRADICTED[kind]));
  const contradicts = t('profile.contradicts', { kinds: formats.list(names) });
  const changed = changedInWords(profile, texts);
  return (
    <NoticeLine id="layout" tone="caution" title={changed ?? contradicts} label={t('card.details')}>
      <div className="flex flex-col items-start gap-1 rounded-md bg-caution-well p-2">
        <p>{t('profile.changedText')}</p>
        {changed !== null && (
          <ul className="list-disc ps-4">
            {changes.slice(0, MAX_SHOWN).map((change) => (
              <li key={JSON.stringify(change)} className="wrap-anywhere">
                {changeInWords(change, texts)}
              </li>
            ))}
            {changes.length > MAX_SHOWN && <li>…</li>}
          </ul>
        )}
        {changed !== null && names.length > 0 && <p>{contradicts}</p>}
        <Button onPress={() => openSettingsAt('reading')}>{t('profile.review')}</Button>
      </div>
    </NoticeLine>
  );
}
