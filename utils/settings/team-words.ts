/** What the team does at a word of the provider, as written in the settings: "REVIEW › Ask for a second document". */
export interface TeamWord {
  word: string;
  sentence: string;
}

const LINE = /^([^›>]{1,200})[›>](.{1,300})$/u;

/** Reads a line of the settings; null unless it is a word and a sentence. */
export function readTeamWord(line: string): TeamWord | null {
  const [, word = '', sentence = ''] = (LINE.exec(line) ?? []).map((part) => part.trim());
  return word === '' || sentence === '' ? null : { word, sentence };
}
