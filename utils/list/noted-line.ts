/** A line of a text, with a message about it. `line` is counted from 1; `shown` is what it contains, shortened. */
export interface NotedLine {
  line: number;
  shown: string;
}
