import './style.css';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadTexts } from '@/utils/language/load-texts';
import type { PlainKey } from '@/utils/texts/text-key';
import { PageFault } from './page-fault';
import { placeRegion } from './say';
import { TextsProvider } from './texts';
import { AppProvider, useApp } from './use-app';
import { useTabTitle } from './use-tab-title';
import { useTextsIn } from './use-texts-in';

/** Gives a page its texts in the language of the settings, live; draws nothing until they are loaded. */
function ChosenLanguage({ children }: { children: ReactNode }) {
  const texts = useTextsIn(useApp().settings.language);
  return texts && <TextsProvider texts={texts}>{children}</TextsProvider>;
}

/**
 * Renders a page of the extension into its document, or an error if it cannot be drawn; in the browser's language if
 * the settings cannot be read.
 */
export async function mountScreen(page: ReactNode, title: PlainKey = 'manifest.name'): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  placeRegion();
  const texts = await loadTexts('browser');
  createRoot(root).render(
    <TextsProvider texts={texts}>
      <PageFault>
        <AppProvider>
          <ChosenLanguage>
            <TabTitle text={title} />
            <PageFault>{page}</PageFault>
          </ChosenLanguage>
        </AppProvider>
      </PageFault>
    </TextsProvider>,
  );
}

function TabTitle({ text }: { text: PlainKey }) {
  useTabTitle(text);
  return null;
}
