/** Sets the size of all texts of this page, in percent of the browser's: every length of a text is in `rem`. */
export function setTextSize(percent: number): void {
  document.documentElement.style.fontSize = percent === 100 ? '' : `${percent}%`;
}
