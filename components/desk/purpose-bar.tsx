import { Briefcase, Pencil, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/kit/button';
import { focusPurpose } from '@/components/kit/focus-purpose';
import { IconButton } from '@/components/kit/icon-button';
import { NoticeLine } from '@/components/kit/notice-lines';
import { Select } from '@/components/kit/select';
import { TextField } from '@/components/kit/text-field';
import { useTexts } from '@/components/kit/texts';
import { CURRENT_CASE } from '@/utils/case/case-handle';
import { PURPOSE_LIMITS } from '@/utils/service/purpose-limits';
import { LinkToCase } from './case-link';
import type { PurposeInput } from './use-purpose';

/** The case and reason that are stamped on every lookup, in one line. Nothing while neither is set. */
export function PurposeLine({ purpose }: { purpose: PurposeInput }) {
  const { t } = useTexts();
  const { reference, reason } = purpose;
  if (purpose.isOpen || (reference === '' && reason === '')) return null;
  return (
    <NoticeLine
      id="purpose"
      data-testid="purpose"
      icon={Briefcase}
      title={
        <>
          {reference !== '' && (
            <LinkToCase of={CURRENT_CASE} reference={reference} data-testid="open-case" className="text-with-parent" />
          )}
          {reference !== '' && reason !== '' && ' · '}
          <bdi>{reason}</bdi>
        </>
      }
      action={
        <span data-purpose className="flex">
          <IconButton
            size="small"
            icon={Pencil}
            name={t('purpose.edit')}
            data-opens
            data-testid="edit-purpose"
            onPress={purpose.open}
          />
          <IconButton
            size="small"
            icon={X}
            name={t('purpose.clear')}
            data-testid="clear-purpose"
            onPress={purpose.clear}
          />
        </span>
      }
    />
  );
}

/** The fields of case and reason. */
export function PurposeFields({ purpose, isAsked }: { purpose: PurposeInput; isAsked: boolean }) {
  const { t } = useTexts();
  const isFirst = isAsked || purpose.missing === undefined;
  const missing = useRef(purpose.missing ?? 'case-missing');
  // What is only missing leaves the focus to the field of the address.
  useEffect(() => {
    if (isFirst) focusPurpose(missing.current);
  }, [isFirst]);
  return (
    <form
      data-purpose
      aria-label={t('purpose.title')}
      className="flex shrink-0 flex-col gap-1 rounded-md bg-well p-2"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        purpose.close();
      }}
    >
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            data-testid="case"
            label={t('purpose.case')}
            autoComplete="off"
            maxLength={PURPOSE_LIMITS.reference}
            isRequired={purpose.required.reference}
            value={purpose.typed}
            onChange={purpose.type}
            problem={purpose.isLost ? t('purpose.notSaved') : undefined}
          />
        </div>
        {purpose.reasons.length > 0 && (
          <div className="min-w-0 flex-1">
            <Select
              isRequired={purpose.required.reason}
              label={t('decision.reason')}
              value={purpose.reason}
              options={[
                { id: '', name: t('purpose.noReason') },
                ...purpose.reasons.map((reason) => ({ id: reason, name: reason })),
              ]}
              onChange={purpose.choose}
            />
          </div>
        )}
      </div>
      {purpose.required.reason && purpose.reasons.length === 0 && <p role="alert">{t('purpose.noReasons')}</p>}
      <div className="flex items-center gap-2">
        <p className="min-w-0 flex-1 text-xs text-muted">{t('purpose.help')}</p>
        <Button size="small" data-testid="close-purpose" onPress={purpose.close}>
          {t('form.close')}
        </Button>
      </div>
    </form>
  );
}
