import '@/components/style.css';
import { createRoot } from 'react-dom/client';
import { z } from 'zod';
import { Database } from '@/utils/storage/database';
import { ResultPage } from './result-page';

z.config({ jitless: true });
const root = document.getElementById('root');
if (root) createRoot(root).render(<ResultPage database={new Database()} />);
