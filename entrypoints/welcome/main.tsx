import '@/components/style.css';
import { createRoot } from 'react-dom/client';
import { PageFault } from '@/components/page-fault';
import { Database } from '@/utils/storage/database';
import { WelcomePage } from './welcome-page';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <PageFault>
      <WelcomePage database={new Database()} />
    </PageFault>,
  );
}
