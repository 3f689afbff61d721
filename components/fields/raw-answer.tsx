import { ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button, type Key, Tree, TreeItem, TreeItemContent } from 'react-aria-components';
import { CopyButton } from '@/components/kit/copy-button';
import { TextField } from '@/components/kit/text-field';
import { useTexts } from '@/components/kit/texts';
import { layoutReport } from '@/utils/case-file/layout-report';
import { visibleText } from '@/utils/json/visible-text';
import type { Interpretation } from '@/utils/reading/parse-answer';
import { childrenOf, copyText, oneLine, type RawNode } from './raw-node';

/** Maximum number of children drawn: a list may hold 20 000 values, and the search finds the rest. */
const FIRST = 200;
const INDENT_REM = 0.9;
const MAX_INDENT = 8;

/** The answer as a tree with keyboard navigation; a clicked row opens and can be copied. */
function RawTree({ root, onChoose }: { root: RawNode; onChoose: (node: RawNode) => void }) {
  const { t } = useTexts();
  const [open, setOpen] = useState<ReadonlySet<Key>>(() => new Set([idOf(root)]));
  const nodes = new Map<Key, RawNode>();
  return (
    <Tree
      aria-label={t('result.rawJson')}
      expandedKeys={open}
      onExpandedChange={setOpen}
      onAction={(key) => {
        const node = nodes.get(key);
        if (!node) return;
        onChoose(node);
        if (childrenOf(node).length > 0) setOpen(without(open, key) ?? new Set([...open, key]));
      }}
      className="max-h-128 overflow-auto rounded-md border border-line font-mono text-xs"
    >
      <Row node={root} depth={0} open={open} nodes={nodes} />
    </Tree>
  );
}

/** Returns the set without the key, or null if the key was not in it. */
function without(set: ReadonlySet<Key>, key: Key): Set<Key> | null {
  return set.has(key) ? new Set([...set].filter((item) => item !== key)) : null;
}

/** The root has an empty pointer, which is not a valid key; the fragment form (RFC 6901, section 6) adds a "#". */
const idOf = ({ pointer }: RawNode): string => `#${pointer}`;

interface RowProps {
  node: RawNode;
  depth: number;
  open: ReadonlySet<Key>;
  /** Filled while drawing: maps each row to its node. */
  nodes: Map<Key, RawNode>;
}

function Row({ node, depth, open, nodes }: RowProps) {
  const texts = useTexts();
  const { t } = texts;
  const id = idOf(node);
  const children = childrenOf(node);
  nodes.set(id, node);
  const key = node.pointer === '' ? t('raw.root') : visibleText(node.key);
  const line = oneLine(node, texts);
  return (
    <TreeItem
      id={id}
      textValue={`${key}: ${line}`}
      hasChildItems={children.length > 0}
      className="cursor-default border-b border-line outline-none last:border-0 data-focus-visible:bg-well data-hovered:bg-well"
    >
      <TreeItemContent>
        <div
          className="flex items-start gap-1 px-2 py-0.5"
          style={{ paddingInlineStart: `${0.5 + INDENT_REM * Math.min(depth, MAX_INDENT)}rem` }}
        >
          {children.length > 0 ? (
            <Button
              slot="chevron"
              className="flex size-5 shrink-0 cursor-default items-center justify-center rounded-sm text-muted"
            >
              <ChevronRight className={open.has(id) ? 'rotate-90' : 'rtl:rotate-180'} />
            </Button>
          ) : (
            <span className="size-5 shrink-0" />
          )}
          <span className="min-w-0 py-0.5">
            <bdi className="text-muted">{key}</bdi>{' '}
            <bdi className={children.length > 0 ? 'text-muted italic' : ''}>{line}</bdi>
          </span>
        </div>
      </TreeItemContent>
      {open.has(id)
        ? children
            .slice(0, FIRST)
            .map((child) => <Row key={child.pointer} node={child} depth={depth + 1} open={open} nodes={nodes} />)
        : // Arrow keys open a row only if it has a child; while it is closed this one represents all and is never drawn.
          children.length > 0 && <PlainRow id={`${id}:closed`} text="" />}
      {open.has(id) && children.length > FIRST && (
        <PlainRow id={`${id}:more`} text={t('raw.more', { number: children.length - FIRST })} />
      )}
    </TreeItem>
  );
}

/** A row that is not a value. */
function PlainRow({ id, text }: { id: string; text: string }) {
  return (
    <TreeItem id={id} textValue={text} className="border-b border-line px-4 py-1 text-muted italic last:border-0">
      <TreeItemContent>{text}</TreeItemContent>
    </TreeItem>
  );
}

/** Maximum number of rows drawn while searching: an answer may hold 20 000 values. */
const SHOWN_ROWS = 200;

/** The answer as received: a tree, a search over every value with its JSON Pointer (RFC 6901), and the text itself. */
export function RawAnswer({ read, text }: { read: Interpretation; text: string }) {
  const { answer } = read;
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
        <CopyButton text={() => layoutReport(read)}>{t('raw.copyLayout')}</CopyButton>
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
