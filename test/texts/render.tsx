import { type ReactNode, useEffect } from 'react';
import { render as renderBare } from 'vitest-browser-react';
import { TextsProvider } from '@/components/kit/texts';
import { AppContext } from '@/components/kit/use-app';
import { DEFAULT_SETTINGS } from '@/utils/settings/settings';
import { ENGLISH } from './english';

/** As after an installation, for what is drawn without its page. */
const APP = { settings: DEFAULT_SETTINGS, policy: {}, profiles: {} };

/**
 * Renders as a page does, in English unless told otherwise, and returns once it is drawn, with what its effects change
 * at once. So does `rerender`. React's `act` does this in a build for development only.
 */
export async function render(children: ReactNode, texts = ENGLISH) {
  let drawn = Promise.withResolvers<void>();
  const settled = () => drawn.promise.then(() => new Promise((resolve) => setTimeout(resolve)));
  const Wrapper = ({ children }: { children: ReactNode }) => {
    useEffect(() => drawn.resolve());
    return (
      <AppContext value={APP}>
        <TextsProvider texts={texts}>{children}</TextsProvider>
      </AppContext>
    );
  };
  const rendered = await renderBare(children, { wrapper: Wrapper });
  await settled();
  return {
    ...rendered,
    async rerender(next: ReactNode) {
      drawn = Promise.withResolvers<void>();
      await rendered.rerender(next);
      await settled();
    },
  };
}
