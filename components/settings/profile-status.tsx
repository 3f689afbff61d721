import { useTexts } from '@/components/kit/texts';
import type { ProfileReading } from '@/utils/reading/profile/change';
import type { Layout } from '@/utils/reading/profile/profile';

/** Says whether the layout is confirmed, and how many saved answers it reads completely. */
export function ProfileStatus({
  layout,
  saved,
  readings,
}: {
  layout: Layout | null;
  /** Number of the newest saved answers that were read. */
  saved: number;
  readings: readonly ProfileReading[];
}) {
  const { t, formats } = useTexts();
  if (layout === null) return <p className="text-muted">{t('profile.notConfirmed')}</p>;
  const complete = readings.filter(({ changes, contradictions }) => changes.length + contradictions.length === 0);
  const date = formats.moment(new Date(`${layout.confirmedOn}T12:00:00`).getTime(), 'day');
  return (
    <p className="text-muted">
      {t('profile.confirmed', { date })}{' '}
      {saved > 0 && (
        <span data-testid="read-completely">
          {t('profile.saved', { count: saved })} · {t('profile.readCompletely', { count: complete.length })}
        </span>
      )}
    </p>
  );
}
