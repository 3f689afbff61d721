import { type FormEvent, useState } from 'react';
import { Button } from '@/components/kit/button';
import { FIELD_BELOW_LOOK } from '@/components/kit/look';
import { Select } from '@/components/kit/select';
import { TextField } from '@/components/kit/text-field';
import { useTexts } from '@/components/kit/texts';
import { useTextInput } from '@/components/kit/use-text-input';
import { siteName } from '@/utils/settings/site-pattern';
import {
  presetExample,
  presetPatterns,
  SITE_PRESET_IDS,
  SITE_PRESETS,
  type SitePresetId,
} from '@/utils/settings/site-presets';

/** Adds the hosts of a known product with one press and one question of the browser. */
export function SitePresets({
  isAllowed,
  onAdd,
}: {
  isAllowed: (pattern: string) => boolean;
  /** Call it first in a click. Resolves to a sentence about what went wrong; null if nothing did. */
  onAdd: (patterns: string[]) => Promise<string | null>;
}) {
  const { t, formats } = useTexts();
  const [id, setId] = useState<SitePresetId>('salesforce');
  const { typed, setTyped, setProblem, field } = useTextInput();
  const [outcome, setOutcome] = useState('');
  const example = presetExample(id);
  const hosts = presetPatterns(id, typed === '' ? (example ?? '') : typed)?.map(siteName) ?? [];
  const choose = (next: SitePresetId) => {
    setId(next);
    setTyped('');
    setOutcome('');
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    const patterns = presetPatterns(id, typed);
    const refuse = example === null ? setOutcome : setProblem;
    if (patterns === null) return refuse(t('sites.presetOrgMissing', { example: example ?? '' }));
    if (!patterns.every(isAllowed)) return refuse(t('desk.siteNotAllowed'));
    setOutcome('');
    void onAdd(patterns).then((problem) =>
      setOutcome(problem ?? t('sites.presetAdded', { name: SITE_PRESETS[id].name })),
    );
  };
  return (
    <form onSubmit={add} className="flex flex-col gap-2" noValidate data-testid="site-presets">
      <Select
        label={t('sites.preset')}
        description={t('sites.presetHelp', { hosts: formats.list(hosts) })}
        options={SITE_PRESET_IDS.map((preset) => ({ id: preset, name: SITE_PRESETS[preset].name }))}
        value={id}
        onChange={choose}
      />
      {example !== null && (
        <TextField
          data-testid="preset-org"
          label={t('sites.presetOrg', { name: SITE_PRESETS[id].name })}
          placeholder={example}
          autoComplete="off"
          spellCheck="false"
          {...field}
        />
      )}
      <p className={`flex flex-wrap items-center gap-3 ${FIELD_BELOW_LOOK}`}>
        <Button data-testid="add-preset" type="submit">
          {t('sites.presetAction', { name: SITE_PRESETS[id].name })}
        </Button>
        <span role="status" className="text-xs">
          {outcome}
        </span>
      </p>
    </form>
  );
}
