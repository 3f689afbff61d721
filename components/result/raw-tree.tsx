import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Button, type Key, Tree, TreeItem, TreeItemContent } from 'react-aria-components';
import { useTexts } from '@/components/kit/texts';
import { visibleText } from '@/utils/json/visible-text';
import { childrenOf, oneLine, type RawNode } from './raw-node';

/** Maximum number of children drawn: a list may hold 20 000 values, and the search finds the rest. */
const FIRST = 200;
const INDENT_REM = 0.9;
const MAX_INDENT = 8;

/** The answer as a tree with keyboard navigation; a clicked row opens and can be copied. */
export function RawTree({ root, onChoose }: { root: RawNode; onChoose: (node: RawNode) => void }) {
  const { t } = useTexts();
  const [open, setOpen] = useState<ReadonlySet<Key>>(() => new Set([idOf(root)]));
  const nodes = new Map<Key, RawNode>();
  return (
    <Tree
      aria-label={t('raw.tree')}
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
        <PlainRow id={`${id}:more`} text={t('raw.more', { count: children.length - FIRST })} />
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
