import type { Plugin } from 'vite';

interface Cut {
  file: RegExp;
  find: RegExp;
  put: string;
  times: number;
}

/**
 * Code paths of libraries that the content security policy forbids and nothing here uses: zod's compiler probes
 * `new Function` while modules load, before any setting can say no, and the raw-HTML sinks of React and React Aria, which
 * the browser would refuse (Trusted Types). And the logger that WXT wraps each script for pages in, which says nothing in
 * production: the detector may weigh 12 kB gzip, and has 0.13 kB more room without it.
 */
const CUTS: Cut[] = [
  {
    file: /\/zod\/v4\/core\/util\.js$/,
    find: /const F = Function;\s*new F\(""\);\s*return true;/g,
    put: 'return false;',
    times: 1,
  },
  {
    file: /\/zod\/v4\/core\/doc\.js$/,
    find: /const F = Function;[\s\S]*?return factory\(.*?\);/g,
    put: 'throw new Error("zod JIT is disabled");',
    times: 1,
  },
  {
    file: /\/react-dom-client\.production\.js$/,
    find: /\(domElement\.innerHTML = key\);/g,
    put: '(() => { throw Error("raw HTML is disabled in this extension"); })();',
    times: 2,
  },
  {
    file: /\/react-dom-client\.production\.js$/,
    find: /nextResource\.innerHTML = "<script>\\x3c\/script>";/g,
    put: 'throw Error("script elements are disabled in this extension");',
    times: 1,
  },
  {
    file: /\/react-dom-client\.production\.js$/,
    find: /(?:ownerDocument|hoistableRoot)\.createElement\("script"\)/g,
    put: '(() => { throw Error("script elements are disabled in this extension"); })()',
    times: 3,
  },
  {
    file: /\/react-aria\/dist\/private\/live-announcer\/LiveAnnouncer\.m?js$/,
    find: /\.innerHTML = ''/g,
    put: '.replaceChildren()',
    times: 2,
  },
  {
    file: /wxt-unlisted-script-entrypoint$/,
    find: /const result = \(\(\) => \{[\s\S]*?\n\}\)\(\);/g,
    put: 'const result = definition.main();',
    times: 1,
  },
];

/** Removes those pieces at build time; the build fails when an upgrade has changed what it looks for. */
export function withoutEval(): Plugin {
  return {
    name: 'without-eval',
    enforce: 'pre',
    apply: 'build',
    transform(source, rawId) {
      const id = rawId.split('?')[0]?.replaceAll('\\', '/') ?? '';
      const cuts = CUTS.filter(({ file }) => file.test(id));
      if (cuts.length === 0) return null;
      let code = source;
      for (const { find, put, times } of cuts) {
        const seen = code.match(find)?.length ?? 0;
        if (seen !== times) throw new Error(`without-eval: ${seen} instead of ${times} × ${find} in ${id}`);
        code = code.replace(find, () => put);
      }
      return { code, map: null };
    },
  };
}
