import type { ReactNode } from 'react';
import { RichText, useTexts } from '@/components/kit/texts';
import type { NotedLine } from '@/utils/list/noted-line';

/** Maximum number of lines listed: enough to show that a whole text is wrong. */
const MAX_SHOWN = 200;

/** Lists lines of a text with their numbers, each with what `children` returns about it. */
export function LineList<Line extends NotedLine>({
  lines,
  children,
}: {
  lines: readonly Line[];
  children?: (line: Line) => ReactNode;
}) {
  const { t } = useTexts();
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <div tabIndex={0} className="max-h-56 overflow-auto">
        <ul className="flex flex-col gap-1">
          {lines.slice(0, MAX_SHOWN).map((noted) => (
            <li key={noted.line}>
              <span className="font-medium wrap-anywhere">
                {noted.shown === '' ? (
                  t('newBatch.line', { line: String(noted.line) })
                ) : (
                  <RichText
                    text="newBatch.lineWith"
                    slots={{ line: String(noted.line), text: <bdi>{noted.shown}</bdi> }}
                  />
                )}
              </span>
              {children && <span className="block">{children(noted)}</span>}
            </li>
          ))}
        </ul>
      </div>
      {lines.length > MAX_SHOWN && <p>{t('list.more', { more: lines.length - MAX_SHOWN })}</p>}
    </>
  );
}
