/** Hands a text, or its parts, to the browser as a file to keep. Works in the turn of a click, and some seconds after. */
export function saveFile(name: string, text: string | string[], type: string): void {
  const url = URL.createObjectURL(new Blob([text].flat(), { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download reads it later; a minute is plenty for a file of some megabytes.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
