import type { ReactNode } from 'react';
import { render as renderBare } from 'vitest-browser-react';
import { TextsProvider } from '@/components/texts';
import { ENGLISH } from './english';

/** Renders in English, as a page does. */
export const render = (children: ReactNode) => renderBare(children, { wrapper: InEnglish });

const InEnglish = ({ children }: { children: ReactNode }) => <TextsProvider texts={ENGLISH}>{children}</TextsProvider>;
