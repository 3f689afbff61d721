import '@/components/style.css';
import { createRoot } from 'react-dom/client';
import { PageFault } from '@/components/page-fault';
import { Database } from '@/utils/storage/database';
import { SidePanel } from './side-panel';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <PageFault>
      <SidePanel database={new Database()} />
    </PageFault>,
  );
}
