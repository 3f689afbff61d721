// A page that tries to learn by the clock what is shown beside an address: it shows the same one hundreds of times, so
// that whatever an extension does for it costs hundreds of times as much, and times everything that a page can time.
(() => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const timed = (act, times) => {
    const start = performance.now();
    for (let i = 0; i < times; i++) act(i);
    return performance.now() - start;
  };
  const main = () => document.querySelector('main');
  const turn = () => document.documentElement.classList.toggle('turned');
  const long = [];
  for (const type of ['longtask', 'long-animation-frame', 'event', 'layout-shift', 'element']) {
    if (!PerformanceObserver.supportedEntryTypes?.includes(type)) continue;
    new PerformanceObserver((list) => long.push(...list.getEntries())).observe({ type, durationThreshold: 16 });
  }

  const layout = () =>
    timed(() => {
      turn();
      void document.documentElement.offsetHeight;
    }, 10);
  async function frames(act) {
    await frame();
    const start = performance.now();
    for (let i = 0; i < 6; i++) {
      act(i);
      await frame();
    }
    return performance.now() - start;
  }
  // A callback before the paint and a message after it: the time between is that of layout and paint.
  async function painted(act) {
    const { port1, port2 } = new MessageChannel();
    await frame();
    act();
    const start = performance.now();
    const done = new Promise((resolve) => {
      port1.onmessage = () => resolve(performance.now() - start);
    });
    port2.postMessage(null);
    return done;
  }
  const resized = () =>
    new Promise((resolve) => {
      const observer = new ResizeObserver(() => {
        observer.disconnect();
        resolve(performance.now() - start);
      });
      turn();
      const start = performance.now();
      observer.observe(main());
    });
  const found = () =>
    timed(() => {
      getSelection().removeAllRanges();
      find('97', true, false, true);
    }, 2);
  const selected = () =>
    timed(() => {
      getSelection().selectAllChildren(document.documentElement);
      void String(getSelection());
      getSelection().removeAllRanges();
    }, 5);
  const hit = () => timed((i) => document.elementFromPoint(120 + (i % 5) * 230, 20 + i * 3), 200);
  const boxes = () =>
    timed(() => {
      turn();
      for (const one of main().children) one.getBoundingClientRect();
    }, 5);

  /** Shows an address so many times, waits as long as an extension may need, and times everything. */
  globalThis.timeOf = async (address, count) => {
    main().replaceChildren(
      ...Array.from({ length: count }, () => {
        const line = document.createElement('p');
        line.textContent = address;
        return line;
      }),
    );
    await new Promise((resolve) => setTimeout(resolve, 450));
    long.length = 0;
    const sample = {
      layout: layout(),
      boxes: boxes(),
      found: found(),
      selected: selected(),
      hit: hit(),
      resized: await resized(),
      painted: await painted(turn),
      turnedFrames: await frames(turn),
      scrolledFrames: await frames((i) => scrollTo(0, i % 2)),
      fadedFrames: await frames((i) => main().style.setProperty('opacity', i % 2 ? '' : '.99')),
    };
    return { ...sample, long: long.reduce((sum, { duration }) => sum + duration, 0) };
  };
})();
