import { chunksOf } from './chunks';
import { listEmails } from './emails-in-page';
import { findInChunk } from './find-in-tree';
import type { Mention } from './mention';
import { openRootsIn } from './shadow-roots';

/** The addresses of a page that is not watched, asked for by a gesture: one pass, nothing kept, nothing marked. */
export function listEmailsOnce(): string[] {
  const mentions: Mention[] = [];
  const roots = new Set<Document | ShadowRoot>([document]);
  for (const root of roots) {
    for (const child of root.children) {
      for (const chunk of chunksOf(child)) findInChunk(chunk, (_, found) => void mentions.push(...found));
      for (const _ of openRootsIn(child, (shadow) => roots.add(shadow)));
    }
  }
  return listEmails(mentions, roots);
}
