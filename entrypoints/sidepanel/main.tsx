import '@/components/style.css';
import { createRoot } from 'react-dom/client';
import { Database } from '@/utils/storage/database';
import { SidePanel } from './side-panel';

const root = document.getElementById('root');
if (root) createRoot(root).render(<SidePanel database={new Database()} />);
