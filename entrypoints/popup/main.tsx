import '@/components/style.css';
import { createRoot } from 'react-dom/client';
import { PageFault } from '@/components/page-fault';
import { Database } from '@/utils/storage/database';
import { Popup } from './popup';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <PageFault>
      <Popup database={new Database()} />
    </PageFault>,
  );
}
