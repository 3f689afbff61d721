/**
 * Every sink that remains in the bundles, as the libraries were released. All of them run only under
 * `utils/lock-down.ts` and the content security policy, which refuse any string but the empty one.
 */
export const LIBRARY_SINKS: { sink: RegExp; times: number; reason: string }[] = [
  {
    sink: /^innerHTML: .*__html!==n&&\(e\.innerHTML=n\)/,
    times: 2,
    reason: 'React sets `dangerouslySetInnerHTML`, which nothing here uses',
  },
  {
    sink: /^innerHTML: .*case`script`:/,
    times: 1,
    reason: 'React renders script elements, which nothing here does',
  },
  {
    sink: /^inline script: .*innerHTML=`<script>/,
    times: 1,
    reason: 'the same line of React',
  },
  {
    sink: /^script element: .*createElement\(`script`\)/,
    times: 3,
    reason: 'React preloads scripts, which nothing here asks for',
  },
  {
    sink: /^innerHTML: .*(?:assertive|polite)Log\.innerHTML=``/,
    times: 2,
    reason: 'React Aria empties its live regions; the default policy lets the empty string through',
  },
];
