import '@/utils/lock-down';
import '@/components/style.css';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { PageFault } from '@/components/page-fault';
import { AppProvider } from './app-provider';

/** Renders a page of the extension into its document; shows an error if the page cannot be drawn. */
export function mountPage(page: ReactNode): void {
  const root = document.getElementById('root');
  if (!root) return;
  createRoot(root).render(
    <PageFault>
      <AppProvider>{page}</AppProvider>
    </PageFault>,
  );
}
