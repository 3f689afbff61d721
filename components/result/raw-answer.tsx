import { useMemo, useState } from 'react';
import { TextField } from '@/components/kit/text-field';
import { useTexts } from '@/components/kit/texts';
import { visibleText } from '@/utils/json/visible-text';
import type { Interpretation } from '@/utils/reading/parse-answer';
import { CopyButton } from './copy-button';
import { copyText, oneLine, type RawNode } from './raw-node';
import { RawTree } from './raw-tree';

/** Maximum number of rows drawn while searching: an answer may hold 20 000 values. */
const SHOWN_ROWS = 200;

/** The answer as received: a tree, a search over every value with its JSON Pointer (RFC 6901), and the text itself. */
export function RawAnswer({ read: { answer }, text }: { read: Interpretation; text: string }) {
  const texts = useTexts();
  const { t } = texts;
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<RawNode | null>(null);
  const rows = useMemo(() => answer.leaves.map((node) => ({ node, line: oneLine(node, texts) })), [answer, texts]);
  const wanted = query.trim().toLowerCase();
  const found = rows.filter(({ node, line }) => `${node.pointer} ${line}`.toLowerCase().includes(wanted));
  return (
    <div className="flex flex-col gap-2">
      <TextField
        aria-label={t('raw.search')}
        type="search"
        autoComplete="off"
        placeholder={t('raw.search')}
        value={query}
        onChange={setQuery}
      />
      <p className="text-xs text-muted" role="status">
        {t('count.ofTotal', { part: found.length, total: rows.length })}
        {wanted !== '' && found.length > SHOWN_ROWS && ` · ${t('raw.firstShown', { shown: SHOWN_ROWS })}`}
      </p>
      {wanted === '' ? (
        <RawTree root={answer.root} onChoose={setChosen} />
      ) : (
        <ul className="font-mono text-xs">
          {found.slice(0, SHOWN_ROWS).map(({ node, line }) => (
            <li key={node.pointer} className="border-t border-line py-1">
              <bdi className="text-muted">{visibleText(node.pointer) || t('raw.root')}</bdi> <bdi>{line}</bdi>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {wanted === '' && chosen && (
          <>
            <CopyButton key={`value:${chosen.pointer}`} text={() => copyText(chosen)}>
              {t('raw.copyValue')}
            </CopyButton>
            <CopyButton key={`path:${chosen.pointer}`} text={() => chosen.pointer}>
              {t('raw.copyPath')}
            </CopyButton>
          </>
        )}
        <CopyButton text={() => text}>{t('raw.copyAll')}</CopyButton>
      </div>
      <details>
        <summary>{t('raw.text')}</summary>
        <pre
          dir="ltr"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
          tabIndex={0}
          className="mt-1 max-h-96 overflow-auto rounded-md bg-well p-2 text-xs whitespace-pre-wrap"
        >
          {visibleText(text)}
        </pre>
      </details>
    </div>
  );
}
