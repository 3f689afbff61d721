/**
 * Applies a closed root's style sheet at each insertion, since adoption by a document removes it
 * (https://drafts.csswg.org/cssom/#dom-documentorshadowroot-adoptedstylesheets).
 * @returns a function to call with each parent of the host
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
