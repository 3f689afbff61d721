import '@/components/style.css';
import { createRoot } from 'react-dom/client';
import { Database } from '@/utils/storage/database';
import { ResultPage } from './result-page';

const root = document.getElementById('root');
if (root) createRoot(root).render(<ResultPage database={new Database()} />);
