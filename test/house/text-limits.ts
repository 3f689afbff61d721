import type { Catalogue } from './catalogue';

/** A text whose room is fixed: its longest width in columns, where a Chinese, Japanese or Korean letter takes two. */
export interface TextLimit {
  names: RegExp;
  /** Without the slots. */
  columns: number;
  /** The texts share a line, so it is their sum that is limited. */
  together?: true;
  because: string;
}

/**
 * English has about 30 % fewer letters than German, so each limit leaves room above the English text. Rooms are measured at
 * 320 px, or where a table gets columns; in Chromium's font on Linux a column takes 6.5 px (small text: 6 px, bold 6.9 px).
 */
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
  { names: /^result_saved$/, columns: 26, because: 'It follows the button in the same line.' },
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
  {
    names: /^desk_(email|subject|history|batches)$/,
    columns: 38,
    together: true,
    because:
      'Four places share a line of 336 px in a side panel as wide as Chromium opens it; paddings and gaps take 84 px.',
  },
  {
    names: /^desk_left_/,
    columns: 8,
    because: 'Beside three digits, the name of the connection then keeps 53 of the 177 px of its chip in the popup.',
  },
  {
    names: /^desk_(emailOrName|scoreAnother)$/,
    columns: 20,
    because: 'In the line of the popup, the field has 136 px for its placeholder.',
  },
  {
    names: /^(action_score|desk_exampleEmail)$/,
    columns: 35,
    together: true,
    because: 'The button and a placeholder share a line of 296 px, of which paddings and the gap take 60 px.',
  },
  {
    names: /^desk_scoreFound_/,
    columns: 19,
    because: 'Of 266 px, the heading beside the button needs 120 px to take two lines.',
  },
  {
    names: /^batch_step(List|Check|Run)$/,
    columns: 25,
    together: true,
    because: 'Three steps share a line of 296 px, of which circles and arrows take 138 px.',
  },
  {
    names: /^newBatch_(emails|people)$/,
    columns: 42,
    together: true,
    because: 'Two tabs share a line of 336 px in a side panel as wide as Chromium opens it; the gap takes 20 px.',
  },
  {
    names: /^result_(allFields|rawJson|history)$/,
    columns: 31,
    together: true,
    because: 'Three tabs and two numbers share a line of 288 px, of which the gaps take 40 px.',
  },
  {
    names: /^rows_(noScore|notSaved)$/,
    columns: 16,
    because: 'It has one line of 98 px in a narrow row, and two of 84 px in a wide one.',
  },
  {
    names: /^rows_score$/,
    columns: 11,
    because: 'The column is 84 px wide, and its arrow takes 16 px.',
  },
  {
    names: /^rows_time$/,
    columns: 13,
    because: 'The column is 96 px wide, and its arrow takes 16 px.',
  },
  {
    names: /^rows_(state|reason)$/,
    columns: 18,
    because: 'The column is at least 128 px wide, and its arrow takes 16 px.',
  },
  {
    names: /^rows_label$/,
    columns: 21,
    because: 'The column is 128 px wide.',
  },
  {
    names: /^rows_band$/,
    columns: 17,
    because: 'The column is 104 px wide.',
  },
  {
    names: /^lookupState_/,
    columns: 21,
    because: 'The column is 160 px wide, and its icon takes 18 px.',
  },
];

/** Returns the width of a text in columns, without its slots and the browser's `%s`. */
function columnsOf(text: string): number {
  const shown = text.replace(/\{\w+\}|%s/g, '');
  const wide = shown.match(/[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\uff01-\uff60]/gu)?.length ?? 0;
  return [...shown].length + wide;
}

/** Returns the texts of a language that are too long for their room, one line each. */
export function limitProblems({ texts }: Catalogue): string[] {
  return TEXT_LIMITS.flatMap(({ names, columns, together, because }) => {
    const limited = [...texts].filter(([name]) => names.test(name));
    return (together ? [limited] : limited.map((limit) => [limit])).flatMap((sharing) => {
      const wanted = sharing.reduce((sum, [, text]) => sum + columnsOf(text), 0);
      const shown = sharing.map(([name]) => name).join(' + ');
      return wanted > columns ? [`${shown}: ${wanted} columns, at most ${columns}. ${because}`] : [];
    });
  });
}
