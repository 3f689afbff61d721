import '@/utils/lock-down';
import './style.css';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { PageFault } from './page-fault';

/** Renders a page of the extension into its document; shows an error if the page cannot be drawn. */
export function mountPage(page: ReactNode): void {
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<PageFault>{page}</PageFault>);
}
