// A page that shows one address in type so small that whatever is drawn beside it would be the largest thing painted,
// and writes down every performance entry that the browser has, but for its times.
(() => {
  const asked = new URLSearchParams(location.search);
  document.documentElement.style.cssText = asked.get('look');
  // How many there are is a matter of time, or of the page's own loading.
  const TIMES = ['longtask', 'long-animation-frame', 'event', 'visibility-state', 'navigation', 'resource'];
  const isTime = (key) => /time|start|end|duration|delay|timestamp|navigationid|interactionid/i.test(key);
  const without = (entry) =>
    Object.entries(entry.toJSON()).filter(([key, value]) => !isTime(key) && typeof value !== 'object');
  const entries = [];
  // The attack: the largest thing painted that is none of the page's own elements.
  let largest = 0;
  for (const type of PerformanceObserver.supportedEntryTypes) {
    if (TIMES.includes(type)) continue;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        entries.push(JSON.stringify([type, without(entry), entry.element?.localName]));
        if (type === 'largest-contentful-paint' && !entry.element) largest = entry.size;
      }
    }).observe({ type, buffered: true });
  }
  addEventListener('DOMContentLoaded', () => {
    const text = document.createElement('p');
    text.setAttribute('elementtiming', 'address');
    text.textContent = asked.get('person');
    document.body.append(text);
  });
  globalThis.reading = () => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    return { report: [...entries, ...names].sort().join('\n'), largest };
  };
})();
