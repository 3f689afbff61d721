/** Ways for a page to move its texts that neither an event nor a mutation tells of; each runs in the page. */
export const UNSAID: Record<string, () => void> = {
  'a margin, by script': () => {
    const [from, to] = [{ height: '0px' }, { height: '60px' }];
    document.querySelector('#above')?.animate([from, to], { duration: 400, fill: 'forwards' });
  },
  'a transform, by script': () => {
    const [from, to] = [{ transform: 'none' }, { transform: 'translateX(300px)' }];
    document.querySelector('#aside')?.animate([from, to], { duration: 400, fill: 'forwards' });
  },
  'a transform after a delay': () => {
    const [from, to] = [{ transform: 'none' }, { transform: 'translateX(200px)' }];
    document.querySelector('#inner')?.animate([from, to], { duration: 300, delay: 900, fill: 'forwards' });
  },
};

/** The page of `pages/plain` that they move, and what is marked there before and after. */
export const AT_REST = {
  file: 'at-rest.html',
  marked: [
    'pushed@script.example',
    'aside@script.example',
    'wide@script.example',
    'inner@script.example',
    'steps@keyframes.example',
  ],
};
