/**
 * Sets the style sheet of a closed root, again each time its host is inserted: a document that adopts the host removes the
 * sheets, and the page could then style it (https://drafts.csswg.org/cssom/#dom-documentorshadowroot-adoptedstylesheets).
 * A style element in the root would depend on the page's policy.
 * @returns call it with each element that the host is inserted into
 */
export function keepStyled(root: ShadowRoot, sheet: CSSStyleSheet): (parent: Element) => void {
  const apply = (): void => {
    // The sheet belongs to this document alone.
    if (root.host.ownerDocument === document) root.adoptedStyleSheets = [sheet];
  };
  const observer = new MutationObserver((records) => {
    if (records.some(({ addedNodes }) => [...addedNodes].includes(root.host))) apply();
  });
  apply();
  return (parent) => observer.observe(parent, { childList: true });
}
