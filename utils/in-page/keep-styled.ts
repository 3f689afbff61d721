/**
 * Gives a closed root its style sheet, and again whenever its host comes into the page: another document that adopts the
 * host takes the sheets away, and the page could then style it (https://drafts.csswg.org/cssom/#dom-documentorshadowroot-adoptedstylesheets).
 * A style element in the root would depend on the page's policy.
 * @returns called with each element that the host is put into
 */
export function keepStyled(root: ShadowRoot, sheet: CSSStyleSheet): (parent: Element) => void {
  const wear = (): void => {
    // The sheet belongs to this document alone.
    if (root.host.ownerDocument === document) root.adoptedStyleSheets = [sheet];
  };
  const observer = new MutationObserver((records) => {
    if (records.some(({ addedNodes }) => [...addedNodes].includes(root.host))) wear();
  });
  wear();
  return (parent) => observer.observe(parent, { childList: true });
}
