import { X } from 'lucide-react';
import { Button } from '@/components/kit/button';
import { TextField } from '@/components/kit/text-field';
import { RichText, useTexts } from '@/components/kit/texts';
import type { JsonTree } from '@/utils/json/json-tree';
import { valuesAt } from '@/utils/reading/profile/layout-draft';

/** What every field of the editor needs: the examples, and the list of their patterns. */
export interface PatternSource {
  answers: readonly JsonTree[];
  /** Id of a `datalist`. */
  listId: string;
}

/** Chooses a place of the answers by its pattern, with the values that the examples have there. */
export function PatternField({
  label,
  pattern,
  source: { answers, listId },
  onChange,
  onRemove,
}: {
  label: string;
  /** Empty if none is chosen. */
  pattern: string;
  source: PatternSource;
  onChange: (pattern: string) => void;
  onRemove?: () => void;
}) {
  const { t, formats } = useTexts();
  const isPattern = pattern.startsWith('/');
  const values = isPattern ? valuesAt(pattern, answers) : [];
  return (
    <TextField
      label={label}
      autoComplete="off"
      spellCheck="false"
      list={listId}
      value={pattern}
      onChange={onChange}
      description={
        pattern === '' ? undefined : values.length > 0 ? (
          <RichText text="profile.valuesHere" slots={{ values: <bdi>{formats.list(values)}</bdi> }} />
        ) : (
          t('profile.nothingHere')
        )
      }
      problem={pattern === '' || isPattern ? undefined : t('profile.badPattern')}
      {...(onRemove && {
        button: (
          <Button variant="icon" aria-label={t('profile.removeField', { path: pattern })} onPress={onRemove}>
            <X />
          </Button>
        ),
      })}
    />
  );
}
