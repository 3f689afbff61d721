import { FAILURES, type Failure, failureKind } from '../utils/service/failure';
import { failureTexts } from '../utils/service/failure-texts';
import { ACTION_LABELS } from '../utils/service/next-action';
import type { Texts } from '../utils/texts/texts';

/** A failure on the help site. */
export interface FailureRow {
  kind: string;
  title: string;
  /** What happened and what to do. */
  text: string;
  /** The button that is shown with it; null if there is none. */
  button: string | null;
  /** Whether the provider may have counted the lookup. */
  mayBeBilled: boolean;
}

/** What stands for a value that only a real failure has. */
const UNKNOWN = 'N';

/** Returns all failures of the product in the words of the product, in the order of the table. */
export function failureRows(texts: Texts): FailureRow[] {
  return failureKind.options.map((kind) => {
    const failure: Failure = { kind, cause: 'key-refused', seconds: Number.NaN };
    const { title, text } = failureTexts(failure, texts);
    const { next, counted } = FAILURES[kind];
    return {
      kind,
      title: title.replace(/ \(HTTP \?\)/, '').replaceAll(/\?|NaN/g, UNKNOWN),
      text: text.replace(/ \(HTTP \?\)/g, '').replaceAll(/(^|\s)\?(?=\s|$)/g, `$1${UNKNOWN}`),
      button: next === null ? null : texts.t(ACTION_LABELS[next]),
      mayBeBilled: counted === 'maybe',
    };
  });
}
