import { X } from 'lucide-react';
import { Button } from '@/components/kit/button';
import { Select } from '@/components/kit/select';
import { useTexts } from '@/components/kit/texts';
import type { JsonTree } from '@/utils/json/json-tree';
import { visibleText } from '@/utils/json/visible-text';
import { valuesAt } from '@/utils/reading/profile/layout-draft';
import { patternWords } from '@/utils/reading/profile/pattern';

/** What every field of the editor needs: the examples, and the patterns of their fields. */
export interface PatternSource {
  answers: readonly JsonTree[];
  patterns: readonly string[];
}

/** Chooses a place of the answers by its words, with the values that the examples have there. */
export function PatternField({
  label,
  pattern,
  source: { answers, patterns },
  none,
  onChange,
  onRemove,
}: {
  label: string;
  /** Empty if none is chosen. */
  pattern: string;
  source: PatternSource;
  /** What it means that there is no such field. */
  none?: string;
  onChange: (pattern: string) => void;
  onRemove?: () => void;
}) {
  const { t, formats } = useTexts();
  const values = pattern === '' ? [] : valuesAt(pattern, answers);
  const found =
    values.length > 0 ? t('profile.valuesHere', { values: formats.list(values) }) : t('profile.nothingHere');
  const options = [...new Set([pattern, ...patterns])].filter((own) => own !== '');
  return (
    <div className="flex items-start gap-1" title={visibleText(pattern)}>
      <div className="min-w-0 flex-1">
        <Select
          label={label}
          value={pattern}
          {...(pattern === '' ? {} : { description: visibleText(found) })}
          options={[
            { id: '', name: none ?? t('newBatch.none') },
            ...options.map((id) => ({ id, name: visibleText(patternWords(id)) })),
          ]}
          onChange={onChange}
        />
      </div>
      {onRemove && (
        <Button
          variant="icon"
          aria-label={t('form.removeNamed', { name: patternWords(pattern) || label })}
          onPress={onRemove}
        >
          <X />
        </Button>
      )}
    </div>
  );
}
