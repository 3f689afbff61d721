import '@/components/style.css';
import { createRoot } from 'react-dom/client';
import { z } from 'zod';
import { Card } from './card';

z.config({ jitless: true });
const root = document.getElementById('root');
if (root) createRoot(root).render(<Card />);
