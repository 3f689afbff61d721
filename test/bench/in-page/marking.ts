import { findEmails } from '@/utils/detection/find-emails';

/** Other ways to mark every address of a page, for comparison; ours marks the visible ones in an overlay. */
export type Marking = 'spans around' | 'CSS highlight';

function addressRanges(): Range[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    // From the end, so that what is wrapped later does not move what was found earlier.
    for (const { start, end } of findEmails(node.nodeValue ?? '').reverse()) {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
    }
  }
  return ranges;
}

const MARKERS: Record<Marking, (ranges: readonly Range[]) => void> = {
  'spans around': (ranges) => {
    for (const range of ranges) {
      const span = document.createElement('span');
      span.className = 'marked';
      range.surroundContents(span);
    }
  },
  'CSS highlight': (ranges) => CSS.highlights.set('marked', new Highlight(...ranges)),
};

/** Marks every address of the document; the time in ms with the layout that it costs, without the finding. */
export function markAll(marking: Marking): number {
  const style = document.createElement('style');
  style.textContent = '::highlight(marked),.marked{text-decoration:underline dotted #5c74be}';
  document.head.append(style);
  const ranges = addressRanges();
  document.body.getBoundingClientRect();
  const from = performance.now();
  MARKERS[marking](ranges);
  document.body.getBoundingClientRect();
  return performance.now() - from;
}
