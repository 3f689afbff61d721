import '@/components/style.css';
import { createRoot } from 'react-dom/client';
import { PageFault } from '@/components/page-fault';
import { Database } from '@/utils/storage/database';
import { OptionsPage } from './options-page';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <PageFault>
      <OptionsPage database={new Database()} />
    </PageFault>,
  );
}
