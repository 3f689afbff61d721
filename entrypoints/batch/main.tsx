import '@/components/style.css';
import { createRoot } from 'react-dom/client';
import { PageFault } from '@/components/page-fault';
import { Database } from '@/utils/storage/database';
import { BatchPage } from './batch-page';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <PageFault>
      <BatchPage database={new Database()} />
    </PageFault>,
  );
}
