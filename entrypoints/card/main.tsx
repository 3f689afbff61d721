import '@/components/kit/style.css';
import { createRoot } from 'react-dom/client';
import { Card, readCard } from '@/components/card/card-screen';
import { placeRegion } from '@/components/kit/say';
import { TextsProvider } from '@/components/kit/texts';
import { loadTexts } from '@/utils/language/load-texts';
import { languageItem } from '@/utils/storage/settings-item';

const container = document.getElementById('root');
if (container) {
  placeRegion();
  const root = createRoot(container);
  // Meanwhile the texts load.
  const first = readCard();
  let wanted = '';
  const draw = async (language: string) => {
    wanted = language;
    const texts = await loadTexts(language);
    // Meanwhile another language may have been chosen.
    if (language !== wanted) return;
    root.render(
      <TextsProvider texts={texts}>
        <Card first={first} />
      </TextsProvider>,
    );
  };
  languageItem.watch(new AbortController().signal, (language) => void draw(language));
  void languageItem.read().then(draw, () => draw('browser'));
}
