import { Label, Radio, RadioGroup, Text } from 'react-aria-components';
import { useTexts } from '@/components/kit/texts';
import type { PlainKey } from '@/utils/texts/text-key';
import type { RuleDraft } from './rule-draft';

const DIRECTIONS = [
  { direction: 'unknown', name: 'scoreRule.directionUnknown' },
  { direction: 'riskier', name: 'scoreRule.riskier' },
  { direction: 'safer', name: 'scoreRule.safer' },
] as const satisfies { direction: RuleDraft['direction']; name: PlainKey }[];

/** Chooses the meaning of a high number. There is no default: one published score in four means "safer". */
export function DirectionField({
  value,
  onChange,
}: {
  value: RuleDraft['direction'];
  onChange: (value: RuleDraft['direction']) => void;
}) {
  const { t } = useTexts();
  return (
    <RadioGroup
      value={value}
      onChange={(chosen) => {
        const known = DIRECTIONS.find(({ direction }) => direction === chosen);
        if (known) onChange(known.direction);
      }}
      className="flex flex-col gap-1"
    >
      <Label className="font-medium">{t('scoreRule.direction')}</Label>
      <div className="flex flex-wrap gap-2">
        {DIRECTIONS.map(({ direction, name }) => (
          <Radio
            key={direction}
            value={direction}
            className="group flex min-h-8 flex-auto cursor-default items-center gap-2 rounded-md border border-edge bg-paper px-2 data-hovered:bg-well data-selected:border-accent"
          >
            <span
              aria-hidden="true"
              className="size-4 shrink-0 rounded-full border border-edge bg-paper group-data-selected:border-5 group-data-selected:border-accent"
            />
            {t(name)}
          </Radio>
        ))}
      </div>
      <Text slot="description" className="text-xs text-muted">
        {t('scoreRule.directionHelp')}
      </Text>
    </RadioGroup>
  );
}
