import { useTexts } from '@/components/kit/texts';
import { visibleText } from '@/utils/json/visible-text';
import type { StoredAnswer } from '@/utils/lookup/lookup-record';

/** The text of a response that is not the answer of its lookup. */
export function UnreadResponse({ answer }: { answer: StoredAnswer }) {
  const { t } = useTexts();
  return (
    <details>
      <summary>{t('result.response', { status: String(answer.status) })}</summary>
      <pre
        dir="ltr"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        className="mt-1 max-h-64 overflow-auto rounded-md bg-well p-2 text-xs whitespace-pre-wrap"
      >
        {visibleText(answer.text)}
      </pre>
    </details>
  );
}
