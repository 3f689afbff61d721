// A page that tries to learn by the clock what is shown beside an address: it shows the same one hundreds of times, so
// that whatever an extension does for it costs hundreds of times as much, and times everything that a page can time.
(() => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // The least of many: what else the computer does only ever adds.
  const least = (times) => times.sort((a, b) => a - b)[times.length >> 2];
  const timed = (act, rounds) =>
    least(
      Array.from({ length: rounds }, (_, i) => {
        const start = performance.now();
        act(i);
        return performance.now() - start;
      }),
    );
  const main = () => document.querySelector('main');
  const turn = () => document.documentElement.classList.toggle('turned');
  const long = [];
  for (const type of ['longtask', 'long-animation-frame', 'event', 'layout-shift', 'element']) {
    if (!PerformanceObserver.supportedEntryTypes?.includes(type)) continue;
    new PerformanceObserver((list) => long.push(...list.getEntries())).observe({ type, durationThreshold: 16 });
  }

  const layout = () =>
    timed(() => {
      for (let i = 0; i < 3; i++) {
        turn();
        void document.documentElement.offsetHeight;
      }
    }, 12);
  async function frames(act) {
    const times = [];
    for (let i = 0; i < 3; i++) {
      act(i);
      const start = await frame();
      times.push((await frame()) - start);
    }
    return times.reduce((sum, one) => sum + one, 0);
  }
  // A callback before the paint and a message after it: the time between is that of layout and paint.
  async function painted(act) {
    const times = [];
    for (let i = 0; i < 5; i++) {
      const { port1, port2 } = new MessageChannel();
      await frame();
      act(i);
      const start = performance.now();
      const done = new Promise((resolve) => {
        port1.onmessage = () => resolve(performance.now() - start);
      });
      port2.postMessage(null);
      times.push(await done);
    }
    return least(times);
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
    }, 3);
  const selected = () =>
    timed(() => {
      getSelection().selectAllChildren(document.documentElement);
      void String(getSelection());
      getSelection().removeAllRanges();
    }, 4);
  const hit = () =>
    timed(() => {
      for (let i = 0; i < 60; i++) document.elementFromPoint(120 + (i % 5) * 230, 20 + i * 10);
    }, 8);
  const boxes = () =>
    timed(() => {
      turn();
      for (const one of main().children) one.getBoundingClientRect();
    }, 12);

  /** Shows an address so many times, waits as long as an extension may need, and times everything. */
  globalThis.timeOf = async (address, count) => {
    main().replaceChildren(
      ...Array.from({ length: count }, () => {
        const line = document.createElement('p');
        line.textContent = address;
        return line;
      }),
    );
    await new Promise((resolve) => setTimeout(resolve, 350));
    long.length = 0;
    const sample = {
      layout: layout(),
      boxes: boxes(),
      found: found(),
      selected: selected(),
      hit: hit(),
      resized: await resized(),
      turned: await painted(turn),
      scrolled: await painted((i) => scrollTo(0, i % 2)),
      faded: await painted((i) => main().style.setProperty('opacity', i % 2 ? '' : '.99')),
      frames: await frames(turn),
    };
    return { ...sample, long: long.reduce((sum, { duration }) => sum + duration, 0) };
  };
})();
