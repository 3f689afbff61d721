import { TriangleAlert } from 'lucide-react';
import { Button } from '@/components/kit/button';
import { useTexts } from '@/components/kit/texts';
import { denialInWords } from '@/utils/case-file/denial-in-words';
import type { Report } from '@/utils/reading/report';
import type { ShowField } from './shown-field';

/** Says which fields deny the hits of the same search, each leading to its field. */
export function Denials({ denials, onShow }: Pick<Report, 'denials'> & { onShow: ShowField }) {
  const texts = useTexts();
  return denials.map((field) => (
    <p key={field.pointer} data-testid="denial" className="text-xs font-semibold wrap-anywhere text-caution">
      <TriangleAlert className="inline align-[-0.15em]" />{' '}
      {onShow === null ? (
        denialInWords(field, texts)
      ) : (
        <Button variant="field" size="small" onPress={() => onShow(field.pointer)}>
          <span className="text-xs font-semibold">{denialInWords(field, texts)}</span>
        </Button>
      )}
    </p>
  ));
}
