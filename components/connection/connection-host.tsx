import { useTexts } from '@/components/kit/texts';
import { isLoopback, parseBaseUrl } from '@/utils/service/base-url';

/** Shows the host of a base URL, and marks this computer itself. */
export function ConnectionHost({ baseUrl }: { baseUrl: string }) {
  const { t } = useTexts();
  const read = parseBaseUrl(baseUrl);
  if (!read.ok) return null;
  return (
    <>
      <strong className="font-semibold">{read.host}</strong>
      {isLoopback(read.baseUrl) && (
        <>
          {' '}
          <span className="rounded border border-edge px-1 text-xs whitespace-nowrap">{t('connection.localhost')}</span>
        </>
      )}
    </>
  );
}
