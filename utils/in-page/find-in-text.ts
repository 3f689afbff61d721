import { findEmails } from '../detection/find-emails';
import { inlineRun } from './inline-run';
import { type Mention, textOf } from './mention';

/** The addresses with an `@` in one text node, alone or together with its neighbours in the line. */
export function findInText(node: Text): Mention[] {
  const { data } = node;
  const run = inlineRun(node, data);
  return run.length === 1 ? findAlone(node, data) : findInRun(run, node);
}

function findAlone(node: Text, text: string): Mention[] {
  const nodes = [node];
  return findEmails(text).map(({ start, end, address }) => ({
    address,
    first: node,
    start,
    last: node,
    end,
    nodes,
    text,
  }));
}

/** Those addresses of a run that hold characters of `node`; the others are found from their own nodes. */
function findInRun(run: readonly Text[], node: Text): Mention[] {
  const starts: number[] = [];
  let text = '';
  for (const one of run) {
    starts.push(text.length);
    text += one.data;
  }
  const indexAt = (offset: number): number => starts.findLastIndex((start) => start <= offset);
  return findEmails(text).flatMap(({ start, end, address }) => {
    const from = indexAt(start);
    const to = indexAt(end - 1);
    const nodes = run.slice(from, to + 1);
    const [first, last] = [run[from], run[to]];
    if (!first || !last || !nodes.includes(node)) return [];
    const before = starts[from] ?? 0;
    const until = starts[to] ?? 0;
    return { address, first, start: start - before, last, end: end - until, nodes, text: textOf(nodes) };
  });
}
