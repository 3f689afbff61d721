/** Case-file actions for an answer. */
export interface CaseTools {
  note: (personal: boolean) => string;
  /** Null if the organization forbids it. */
  exportJson: (() => void) | null;
  /** Opens the printable page, or prints this page; null if the organization forbids it. */
  print: (() => void) | null;
}
