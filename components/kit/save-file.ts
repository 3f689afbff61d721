/** Saves a text, or its parts, as a download. Works in the turn of a click and some seconds after. */
export function saveFile(name: string, text: string | string[], type: string): void {
  const url = URL.createObjectURL(new Blob([text].flat(), { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download reads the URL later; a minute is enough for a file of some megabytes.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
