/** Hands a text to the browser as a file to keep. Works in the turn of a click. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download reads it later; a minute is plenty for a file of some megabytes.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
