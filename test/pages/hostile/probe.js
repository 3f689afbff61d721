// Everything a page can try in order to notice an extension, or to read what it shows. Loaded before anything else.
// `observe()` writes all of it down; two pages that differ only in what Sightline knows must write down the same.
(() => {
  const events = [];
  const note = (kind) => (event) =>
    events.push(`${kind} ${event.type} ${JSON.stringify(event.data ?? event.detail ?? '')}`);
  for (const type of ['message', 'messageerror', 'storage', 'error', 'unhandledrejection', 'securitypolicyviolation']) {
    addEventListener(type, note('window'), true);
  }
  // Whatever custom event anybody dispatches on window or document passes here first.
  const dispatch = EventTarget.prototype.dispatchEvent;
  EventTarget.prototype.dispatchEvent = function (event) {
    if (event instanceof CustomEvent || event instanceof MessageEvent) events.push(`dispatched ${event.type}`);
    return dispatch.call(this, event);
  };
  const touched = [];
  for (const name of ['attachShadow', 'attachInternals', 'animate', 'showPopover']) {
    const own = Element.prototype[name] ?? HTMLElement.prototype[name];
    const home = Element.prototype[name] ? Element.prototype : HTMLElement.prototype;
    home[name] = function (...args) {
      touched.push(name);
      return own.apply(this, args);
    };
  }
  const mutations = [];
  new MutationObserver((records) => {
    for (const { type, target, attributeName, addedNodes, removedNodes } of records) {
      mutations.push(`${type} ${target.nodeName} ${attributeName ?? ''} +${addedNodes.length} -${removedNodes.length}`);
    }
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const shifts = [];
  for (const type of ['layout-shift', 'element', 'largest-contentful-paint']) {
    if (!PerformanceObserver.supportedEntryTypes?.includes(type)) continue;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push(`${type} ${entry.value ?? entry.size} ${entry.element?.tagName}`);
    }).observe({ type, buffered: true });
  }
  for (const name of ['--shown', '--score', '--content']) {
    globalThis.CSS?.registerProperty?.({ name, syntax: '<image>', inherits: true, initialValue: 'url("/exists.svg")' });
  }

  // Small elements that let every click and hit test through lie all over the place; the browser tells of each whether
  // anything stands over it. Chromium alone has this.
  const clear = new Map();
  addEventListener('DOMContentLoaded', () => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isVisible } of entries) clear.set(target.dataset.at, isVisible);
      },
      { trackVisibility: true, delay: 100 },
    );
    for (let y = 60; y < 180; y += 10) {
      for (let x = 4; x < 420; x += 16) {
        const probe = document.createElement('i');
        probe.dataset.at = `${x} ${y}`;
        probe.style.cssText = `position:absolute;left:${x}px;top:${y}px;width:4px;height:4px;pointer-events:none`;
        document.body.append(probe);
        observer.observe(probe);
      }
    }
  });

  const box = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [element.tagName, x, y, width, height, element.scrollWidth, element.scrollHeight, element.offsetWidth].join(
      ' ',
    );
  };
  function grid() {
    const hits = [];
    for (let y = 2; y < innerHeight; y += 40) {
      for (let x = 2; x < innerWidth; x += 40) hits.push(document.elementFromPoint(x, y)?.tagName ?? '-');
    }
    return hits.join(' ');
  }
  function finds(words) {
    return words.filter((word) => {
      getSelection().removeAllRanges();
      const found = find(word, true, false, true);
      return found && getSelection().toString() !== '' ? true : found;
    });
  }
  globalThis.observe = ({ since = false } = {}) => {
    const numbers = Array.from({ length: 101 }, (_, i) => String(i));
    const words = [...numbers, '–', '•', 'Risk', 'score', 'Sightline', 'high', 'low'];
    const found = finds(words);
    getSelection().selectAllChildren(document.documentElement);
    const selected = getSelection().toString();
    getSelection().removeAllRanges();
    const seen = {
      html: document.documentElement.outerHTML,
      text: document.documentElement.innerText,
      children: [...document.documentElement.children].map((child) => child.tagName),
      boxes: [...document.querySelectorAll('*')].map(box),
      page: [document.scrollingElement.scrollWidth, document.scrollingElement.scrollHeight, innerWidth, innerHeight],
      grid: grid(),
      clear: [...clear],
      found,
      selected,
      highlights: [...(globalThis.CSS?.highlights?.keys() ?? [])],
      frames: frames.length,
      roots: [...document.querySelectorAll('*')].filter((element) => element.shadowRoot).length,
      styles: [...document.querySelectorAll('html > *')].map((element) => getComputedStyle(element).cssText.length),
      sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
      animations: document.getAnimations().length,
      fonts: document.fonts.size,
      resources: performance.getEntriesByType('resource').map(({ name }) => name),
      globals: Object.getOwnPropertyNames(globalThis).length,
      runtime: typeof globalThis.chrome?.runtime + typeof globalThis.browser,
      storage: localStorage.length + sessionStorage.length,
      touched,
      shifts,
      events,
    };
    return JSON.stringify(since ? { ...seen, mutations } : seen);
  };
  globalThis.forgetMutations = () => {
    mutations.length = 0;
    shifts.length = 0;
  };
})();
