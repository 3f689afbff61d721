import '@/utils/lock-down';
import '@/components/style.css';
import { createRoot } from 'react-dom/client';
import { TextsProvider } from '@/components/texts';
import { browserTexts } from '@/utils/language/browser-texts';
import { Card } from './card';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <TextsProvider texts={browserTexts()}>
      <Card />
    </TextsProvider>,
  );
}
