/** Bar for a script that runs in web pages, packed by gzip at level 9 (docs/decisions/057). */
export const MAX_SCRIPT_BYTES = 23_900;
