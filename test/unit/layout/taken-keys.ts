/** The systems that a manifest knows, as `suggested_key` names them. */
export const PLATFORMS = ['windows', 'linux', 'mac', 'chromeos'] as const;
export type Platform = (typeof PLATFORMS)[number];

interface Taken {
  by: string;
  /** Where it was read. */
  source: string;
  on: readonly Platform[];
  /** What follows these modifiers, in the order in which a manifest writes them. */
  modifiers: string;
  keys: string;
}

const CHROME = 'https://source.chromium.org/chromium/chromium/src/+/main:chrome/browser/ui/views/accelerator_table.cc';
const EDGE =
  'https://support.microsoft.com/microsoft-edge/keyboard-shortcuts-in-microsoft-edge-50d3edab-30d9-c7e4-21ce-37fe2713cfad';
const FIREFOX = 'https://searchfox.org/mozilla-central/source/browser/locales/en-US/browser/browserSets.ftl';
const FIREFOX_TOOLS = 'https://searchfox.org/mozilla-central/source/devtools/startup/locales/en-US/key-shortcuts.ftl';
const FIREFOX_MENUS = 'https://searchfox.org/mozilla-central/source/browser/locales/en-US/browser/menubar.ftl';
const GTK = 'https://docs.gtk.org/gtk3/class.IMContextSimple.html';
const MAC = 'https://support.apple.com/102650';

const NOT_MAC = ['windows', 'linux', 'chromeos'] as const;
const EVERYWHERE = PLATFORMS;
const LETTERS = 'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z';

/**
 * Keys that browsers and systems use themselves: there an extension's key does nothing, or does both. Only combinations that a
 * manifest may suggest; a letter with Ctrl alone is never free.
 */
const TAKEN: readonly Taken[] = [
  { by: 'Chrome', source: CHROME, on: NOT_MAC, modifiers: 'Ctrl+Shift', keys: 'A B C D G I J M N O P R S T V W Z E Q' },
  { by: 'Chrome', source: CHROME, on: NOT_MAC, modifiers: 'Alt+Shift', keys: 'A B C I N P R T W X Z' },
  { by: 'Chrome', source: CHROME, on: NOT_MAC, modifiers: 'Alt', keys: 'D E F Left Right Home' },
  { by: 'Chrome', source: CHROME, on: ['linux'], modifiers: 'Alt', keys: '1 2 3 4 5 6 7 8 9' },
  { by: 'ChromeOS', source: CHROME, on: ['chromeos'], modifiers: 'Alt', keys: '1 2 3 4 5 6 7 8 9' },
  { by: 'ChromeOS', source: CHROME, on: ['chromeos'], modifiers: 'Alt+Shift', keys: 'S N M L' },
  { by: 'Edge', source: EDGE, on: ['windows', 'linux'], modifiers: 'Ctrl+Shift', keys: 'E K L S U X Y Comma Period' },
  { by: 'Edge', source: EDGE, on: ['mac'], modifiers: 'Command+Shift', keys: 'E K L S U X Y Comma Period' },
  { by: 'Firefox', source: FIREFOX, on: NOT_MAC, modifiers: 'Ctrl+Shift', keys: 'A B D G H N O P R S T W X' },
  { by: 'Firefox', source: FIREFOX, on: ['linux'], modifiers: 'Ctrl+Shift', keys: 'Y Q' },
  { by: 'Firefox', source: FIREFOX, on: ['linux'], modifiers: 'Alt', keys: '1 2 3 4 5 6 7 8 9' },
  { by: 'Firefox', source: FIREFOX_TOOLS, on: NOT_MAC, modifiers: 'Ctrl+Shift', keys: 'C E I J K M Z 1 2 5' },
  { by: 'Firefox', source: FIREFOX_TOOLS, on: ['mac'], modifiers: 'MacCtrl+Shift', keys: '1 2 5' },
  // The letters of the menu bar differ by language, and Shift does not matter.
  { by: 'Firefox, menu bar', source: FIREFOX_MENUS, on: ['windows', 'linux'], modifiers: 'Alt', keys: LETTERS },
  { by: 'Firefox, menu bar', source: FIREFOX_MENUS, on: ['windows', 'linux'], modifiers: 'Alt+Shift', keys: LETTERS },
  { by: 'GTK, Unicode input', source: GTK, on: ['linux'], modifiers: 'Ctrl+Shift', keys: 'U' },
  // Browsers' own, from their menus; with Option alone a Mac types characters.
  { by: 'macOS', source: MAC, on: ['mac'], modifiers: 'Command+Shift', keys: `${LETTERS} 1 2 3 4 5` },
  { by: 'macOS', source: MAC, on: ['mac'], modifiers: 'Alt', keys: `${LETTERS} 1 2 3 4 5 6 7 8 9` },
  { by: 'macOS', source: MAC, on: ['mac'], modifiers: 'Alt+Shift', keys: `${LETTERS} 1 2 3 4 5 6 7 8 9` },
  // With Shift these move and select in every text field.
  { by: 'macOS, text fields', source: MAC, on: ['mac'], modifiers: 'MacCtrl+Shift', keys: 'A E F B N P' },
  { by: 'every system', source: MAC, on: EVERYWHERE, modifiers: 'Ctrl', keys: LETTERS },
];

/** Who uses a key of a manifest on a system; on a Mac, a manifest's `Ctrl` is the Command key. */
export function takers(key: string, platform: Platform): string[] {
  const written = platform === 'mac' ? key.replace(/^Ctrl\b/, 'Command') : key;
  const at = written.lastIndexOf('+');
  return TAKEN.filter(
    ({ on, modifiers, keys }) =>
      on.includes(platform) && modifiers === written.slice(0, at) && keys.split(' ').includes(written.slice(at + 1)),
  ).map(({ by }) => by);
}
