/** The default keys on Linux, as xdotool names them. */
export const KEYS = {
  popup: 'alt+shift+1',
  nextCard: 'alt+shift+2',
  sidePanel: 'alt+shift+3',
  scoreHere: 'alt+shift+4',
};
