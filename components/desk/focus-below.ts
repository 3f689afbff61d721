const WITH_FOCUS = 'a[href], button:enabled, input:enabled, [tabindex="0"]';

/** A screen reader says with it what the result is. */
const RESULT_HEADING = 'article h2[tabindex]';

/**
 * Moves the focus from a field to what it is for: the first row of a list, the heading of a result, otherwise whatever takes the focus
 * next.
 * @returns false if there is neither
 */
export function focusBelow(field: Element, content: Element | null): boolean {
  const isBelow = (element: Element) =>
    (field.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
    element.checkVisibility({ visibilityProperty: true });
  const first = (selector: string) =>
    [...(content?.querySelectorAll<HTMLElement>(selector) ?? [])].find((element) => isBelow(element));
  const target = first('[role=row]') ?? first(RESULT_HEADING) ?? first(WITH_FOCUS);
  target?.focus();
  return target !== undefined;
}
