import '@/components/style.css';
import { createRoot } from 'react-dom/client';
import { z } from 'zod';
import { Database } from '@/utils/storage/database';
import { Popup } from './popup';

z.config({ jitless: true });
const root = document.getElementById('root');
if (root) createRoot(root).render(<Popup database={new Database()} />);
