import type { ReactNode } from 'react';
import { render as renderBare } from 'vitest-browser-react';
import { TextsProvider } from '@/components/texts';
import { ENGLISH } from './english';

/** Renders as a page does, in English unless told otherwise. */
export const render = (children: ReactNode, texts = ENGLISH) =>
  renderBare(children, {
    wrapper: ({ children }: { children: ReactNode }) => <TextsProvider texts={texts}>{children}</TextsProvider>,
  });
