import { useTexts } from '@/components/kit/texts';

/** Says in parentheses how often a field was sent, if more than once. `isLast`: only the last one is shown. */
export function SentTimes({ times, isLast = false }: { times: number | undefined; isLast?: boolean }) {
  const { t } = useTexts();
  if (times === undefined) return null;
  return (
    <span className="font-normal text-muted">
      {' '}
      {t(isLast ? 'value.lastOfSent' : 'value.sentTimes', { count: times })}
    </span>
  );
}
