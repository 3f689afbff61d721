import { FlaskConical } from 'lucide-react';
import { environmentName, isProduction } from '@/utils/service/environment';
import { useTexts } from './texts';

/** The word of an environment that is not *Production*, across the top of a surface; nothing for any other. */
export function EnvironmentBand({ environment }: { environment: string | undefined }) {
  const texts = useTexts();
  if (environment === undefined || isProduction(environment)) return null;
  return (
    <p
      role="note"
      aria-label={texts.t('environment.title')}
      data-testid="environment-band"
      className="sticky top-0 z-10 flex shrink-0 items-center justify-center gap-1.5 border-b border-caution-line bg-caution-well px-3 py-0.5 text-xs font-semibold text-caution"
    >
      <FlaskConical className="size-3.5" />
      <bdi className="min-w-0">{environmentName(environment, texts)}</bdi>
    </p>
  );
}
