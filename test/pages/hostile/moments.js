// A page that takes the overlay away and waits for it to come back: if a lookup brings it back, the page knows that one
// has ended. It keeps the events that would tell an extension from everybody else.
(() => {
  const seen = [];
  const isOurs = (node) => node.localName === 'div' && node.parentNode === document.documentElement;
  for (const type of ['beforetoggle', 'toggle']) {
    addEventListener(
      type,
      (event) => {
        event.stopImmediatePropagation();
        if (isOurs(event.target)) seen.push(`${type} ${event.newState}`);
      },
      true,
    );
  }
  new MutationObserver((records) => {
    for (const { target, type, addedNodes, removedNodes } of records)
      if (target === document.documentElement || isOurs(target))
        seen.push(`${type} +${addedNodes.length} -${removedNodes.length}`);
  }).observe(document, { subtree: true, childList: true, attributes: true });

  const ours = () => document.querySelector('html > div');
  const WAYS = {
    hidden: () => ours().hidePopover(),
    removed: () => ours().remove(),
    'no popover': () => ours().removeAttribute('popover'),
    adopted() {
      const host = document.implementation.createHTMLDocument().adoptNode(ours());
      document.documentElement.append(host);
    },
  };
  addEventListener('DOMContentLoaded', () => document.querySelector('#box').showPopover());
  /** Takes the overlay away in one of these ways. */
  globalThis.takeAway = (way) => WAYS[way]();
  globalThis.forget = () => {
    seen.length = 0;
  };
  globalThis.moments = () => seen.join(', ');
  globalThis.opacity = () => getComputedStyle(ours()).opacity;
})();
