import '@/components/style.css';
import { createRoot } from 'react-dom/client';
import { z } from 'zod';
import { Database } from '@/utils/storage/database';
import { WelcomePage } from './welcome-page';

z.config({ jitless: true });
const root = document.getElementById('root');
if (root) createRoot(root).render(<WelcomePage database={new Database()} />);
