import { FRONT_CODED_ENDINGS } from './front-coded-endings';

let endings: Set<string> | undefined;

/** Unpacks the list: each capital letter says how many characters an ending shares with the one before (A: none). */
function unpack(): Set<string> {
  const unpacked = new Set<string>();
  let last = '';
  for (const entry of FRONT_CODED_ENDINGS.split(/(?=[A-Z])/)) {
    last = last.slice(0, entry.charCodeAt(0) - 65) + entry.slice(1);
    unpacked.add(last);
  }
  return unpacked;
}

/** Returns whether a domain may end with this label: any case, ASCII form (`xn--p1ai`, not `рф`). */
export function isListedEnding(label: string): boolean {
  endings ??= unpack();
  return endings.has(label.toLowerCase());
}
