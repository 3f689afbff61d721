import { X } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '@/components/kit/button';
import { TextField } from '@/components/kit/text-field';
import { useTexts } from '@/components/kit/texts';
import { useLostFocus } from '@/components/kit/use-lost-focus';
import { type BandDraft, MAX_BANDS, type RuleDraft } from './rule-draft';

/** Up to five named ranges of the scale. They are colored only if a direction is set. */
export function BandFields({
  draft,
  onChange,
  boxRef,
  problem,
}: {
  draft: RuleDraft;
  onChange: (draft: RuleDraft) => void;
  boxRef: RefObject<HTMLFieldSetElement | null>;
  problem: string | undefined;
}) {
  const { t } = useTexts();
  const { bands } = draft;
  useLostFocus(boxRef, bands.length, false);
  const change = (at: number, part: Partial<BandDraft>) =>
    onChange({ ...draft, bands: bands.map((band, i) => (i === at ? { ...band, ...part } : band)) });
  return (
    <fieldset ref={boxRef} tabIndex={-1} className="flex flex-col gap-2 outline-none">
      <legend className="mb-1 font-medium">{t('scoreRule.bands')}</legend>
      {bands.map((band, i) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: a band being typed has no identity except its position
          key={i}
          aria-label={t('scoreRule.band', { number: i + 1 })}
          className="grid grid-cols-[minmax(4.5rem,1fr)_minmax(4.5rem,1fr)_auto] items-end gap-2 sm:grid-cols-[6rem_6rem_minmax(0,1fr)_auto]"
        >
          <TextField
            label={t('scoreRule.from')}
            inputMode="decimal"
            autoComplete="off"
            value={band.from}
            onChange={(from) => change(i, { from })}
          />
          <TextField
            label={t('scoreRule.to')}
            inputMode="decimal"
            autoComplete="off"
            value={band.to}
            onChange={(to) => change(i, { to })}
          />
          <div className="order-last col-span-3 sm:order-none sm:col-span-1">
            <TextField
              label={t('compare.name')}
              autoComplete="off"
              maxLength={40}
              value={band.name}
              onChange={(name) => change(i, { name })}
            />
          </div>
          <Button
            variant="icon"
            size="large"
            aria-label={t('scoreRule.removeBand', { number: i + 1 })}
            onPress={() => onChange({ ...draft, bands: bands.filter((_, other) => other !== i) })}
          >
            <X />
          </Button>
        </fieldset>
      ))}
      {problem !== undefined && (
        <p role="alert" className="text-sm text-problem">
          {problem}
        </p>
      )}
      {bands.length < MAX_BANDS && (
        <span>
          <Button onPress={() => onChange({ ...draft, bands: [...bands, { from: '', to: '', name: '' }] })}>
            {t('scoreRule.addBand')}
          </Button>
        </span>
      )}
      <p className="text-xs text-muted">{t('scoreRule.bandsHelp')}</p>
    </fieldset>
  );
}
