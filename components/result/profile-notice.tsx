import { Notice } from '@/components/kit/notice';
import { useTexts } from '@/components/kit/texts';
import { changedInWords, SCREENING_NAMES } from '@/utils/reading/in-words';
import type { Change } from '@/utils/reading/profile/change';
import type { Report } from '@/utils/reading/report';
import type { Texts } from '@/utils/texts/texts';

const MAX_SHOWN = 5;

/** Says that a result differs from the confirmed ones, and how; nothing if it does not. */
export function ProfileNotice({ report: { profile } }: { report: Pick<Report, 'profile'> }) {
  const texts = useTexts();
  const { t, formats } = texts;
  if (profile === null || (profile.changes.length === 0 && profile.contradictions.length === 0)) return null;
  const { changes, contradictions } = profile;
  const names = contradictions.map((kind) => (kind === 'verdict' ? t('rows.label') : t(SCREENING_NAMES[kind])));
  const contradicts = t('profile.contradicts', { kinds: formats.list(names) });
  const changed = changedInWords(profile, texts);
  return (
    <Notice tone="caution" title={changed ?? contradicts}>
      <p>{t('profile.changedText')}</p>
      {changed !== null && (
        <ul className="list-disc ps-4">
          {changes.slice(0, MAX_SHOWN).map((change) => (
            <li key={JSON.stringify(change)} className="wrap-anywhere">
              {changeText(change, texts)}
            </li>
          ))}
          {changes.length > MAX_SHOWN && <li>…</li>}
        </ul>
      )}
      {changed !== null && names.length > 0 && <p>{contradicts}</p>}
    </Notice>
  );
}

const CHANGES = { gone: 'profile.gone', retyped: 'profile.retyped', 'new-field': 'profile.newField' } as const;

/** Returns a change in words: "/pep/status is missing". */
function changeText(change: Change, { t }: Texts): string {
  const path = change.pattern;
  return change.kind === 'unknown-word'
    ? t('profile.unknownWord', { path, word: change.word })
    : t(CHANGES[change.kind], { path });
}
