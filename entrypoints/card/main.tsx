import '@/utils/lock-down';
import '@/components/style.css';
import { createRoot } from 'react-dom/client';
import { Card } from './card';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Card />);
