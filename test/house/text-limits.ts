/** A text whose room is fixed: its longest width in columns, where a Chinese, Japanese or Korean letter takes two. */
export interface TextLimit {
  names: RegExp;
  columns: number;
  because: string;
}

/** English has about 30 % fewer letters than German, so each limit leaves room above the English text. */
export const TEXT_LIMITS: readonly TextLimit[] = [
  { names: /^manifest_name$/, columns: 45, because: 'Firefox and both stores refuse a longer name.' },
  { names: /^manifest_description$/, columns: 132, because: 'Chromium refuses a longer one, counted in characters.' },
  { names: /^command_/, columns: 80, because: 'The browser’s list of shortcuts cuts a line off.' },
  {
    names: /^menu_/,
    columns: 48,
    because: 'A longer title makes the whole context menu wider than the browser’s own.',
  },
  { names: /^title_/, columns: 40, because: 'A tab shows about 25 columns; the tab search shows 40.' },
  {
    names: /^(card_details|command_openPopup|action_unlock)$/,
    columns: 26,
    because: 'The button of the card has half of a line of 336 px; the source of the score has the rest.',
  },
  { names: /^card_savedResult$/, columns: 26, because: 'It follows the button in the same line.' },
  {
    names: /^form_(save|cancel|close|remove|discard)$/,
    columns: 16,
    because: 'Several such buttons share a line at 320 px.',
  },
  { names: /^failure_\w+_title$/, columns: 64, because: 'A title has at most two lines in the card.' },
  {
    names: /^settings_(?!\w*(Lead|damaged|Note))\w+$/,
    columns: 26,
    because: 'The list of sections is 248 px wide.',
  },
];

/** Returns the width of a text in columns, without its slots and the browser's `%s`. */
export function columnsOf(text: string): number {
  const shown = text.replace(/\{\w+\}|%s/g, '');
  const wide = shown.match(/[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\uff01-\uff60]/gu)?.length ?? 0;
  return [...shown].length + wide;
}
