import '@/components/style.css';
import { createRoot } from 'react-dom/client';
import { Database } from '@/utils/storage/database';
import { Popup } from './popup';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Popup database={new Database()} />);
