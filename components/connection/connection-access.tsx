import { Check } from 'lucide-react';
import { Button } from '@/components/kit/button';
import { Notice } from '@/components/kit/notice';
import { RichText, useTexts } from '@/components/kit/texts';
import { hostOf } from '@/utils/service/base-url';
import type { Access } from './editable-connection';

/** Shows whether the browser lets Sightline reach the saved service, with a button that requests access. */
export function ConnectionAccess({
  baseUrl,
  access,
  onAllow,
}: {
  baseUrl: string;
  access: Access | undefined;
  onAllow: () => void;
}) {
  const { t } = useTexts();
  if (access === undefined) return null;
  const host = hostOf(baseUrl);
  if (access === 'allowed') {
    return (
      <p data-testid="access-allowed" className="flex items-center gap-1.5">
        <Check className="text-calm" />
        <span>
          <RichText text="connection.accessAllowed" slots={{ host: <bdi className="font-semibold">{host}</bdi> }} />
        </span>
      </p>
    );
  }
  return (
    <Notice
      data-testid="access-missing"
      tone="caution"
      title={t('connection.accessMissing', { host })}
      actions={<Button onPress={onAllow}>{t('connection.allowAccess', { host })}</Button>}
    >
      <p>{access === 'asking' ? t('connection.accessAsking') : t('connection.accessAsksOnce', { host })}</p>
    </Notice>
  );
}
