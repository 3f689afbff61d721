// A click may land on the mail link: nobody's mail program is to open.
addEventListener('click', (event) => event.preventDefault());
// Ways to lay a click of a person upon something else than it was meant for. Each gets the element that holds the address.
globalThis.HIDINGS = {
  'opacity of the document': () => document.documentElement.style.setProperty('opacity', '0.001', 'important'),
  'opacity of the body': () => document.body.style.setProperty('opacity', '0.001', 'important'),
  'filter that whitens': () => document.documentElement.style.setProperty('filter', 'opacity(0)', 'important'),
  'cover that lets clicks through': () => cover({ pointerEvents: 'none', zIndex: '2147483647' }),
  'cover in the top layer': () => {
    const popover = cover({ pointerEvents: 'none', margin: '0', border: '0' });
    popover.popover = 'manual';
    popover.showPopover();
  },
  'modal dialog': () => {
    const dialog = document.createElement('dialog');
    dialog.textContent = 'Win a prize: click here';
    document.body.append(dialog);
    dialog.showModal();
  },
  'clip to nothing': () => document.documentElement.style.setProperty('clip-path', 'inset(49%)', 'important'),
  'turned upside down': () => document.documentElement.style.setProperty('transform', 'rotate(180deg)', 'important'),
  'made tiny': () => document.documentElement.style.setProperty('scale', '0.01', 'important'),
  'moved under the pointer': (target) => {
    addEventListener('pointermove', ({ clientX, clientY }) => {
      target.style.cssText = `position:fixed!important;left:${clientX - 20}px!important;top:${clientY - 8}px!important`;
    });
  },
  'our element made see-through': () => ours((style) => style.setProperty('opacity', '0', 'important')),
  'our element stretched over all': () =>
    ours((style) => {
      for (const [name, value] of Object.entries({ inset: '0', width: '100vw', height: '100vh', position: 'fixed' })) {
        style.setProperty(name, value, 'important');
      }
    }),
  'our element animated away': () => {
    for (const host of hosts()) host.animate([{ transform: 'scale(20)', opacity: 0 }], { duration: 1e6, fill: 'both' });
  },
  'blended with the background': () =>
    document.documentElement.style.setProperty('mix-blend-mode', 'difference', 'important'),
};
const hosts = () => [...document.querySelectorAll('html > div, dialog > div')].filter((div) => !div.hasChildNodes());
const ours = (write) => {
  for (const { style } of hosts()) write(style);
};
function cover(style) {
  const element = document.createElement('section');
  element.textContent = 'Click here';
  Object.assign(element.style, { position: 'fixed', inset: '0', background: 'white', ...style });
  document.body.append(element);
  return element;
}
