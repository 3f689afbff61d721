import { inChrome } from './chrome-scope.ts';
import type { Firefox } from './launch.ts';

/** Sets the person's choice of light or dark for pages and for the browser itself, whose popups follow its own. */
export async function setTheme({ send }: Firefox, theme: 'light' | 'dark'): Promise<void> {
  await inChrome(
    send,
    ({ Services }, isDark) => {
      Services.prefs.setIntPref('layout.css.prefers-color-scheme.content-override', isDark ? 0 : 1);
      Services.prefs.setIntPref('ui.systemUsesDarkTheme', isDark ? 1 : 0);
    },
    theme === 'dark',
  );
}
