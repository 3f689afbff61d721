import { defineConfig } from 'vitepress';
import product from '../../../package.json' with { type: 'json' };
import { outsideLinks } from '../../../test/release/help/outside-links';

const repository = product.repository.url.replace(/^git\+/, '').replace(/\.git$/, '');

export default defineConfig({
  title: 'Sightline',
  description: product.description,
  lang: 'en-US',
  cleanUrls: true,
  outDir: '../../.output/help',
  cacheDir: '../../node_modules/.cache/vitepress',
  head: [['link', { rel: 'icon', href: '/mark.svg' }]],
  markdown: { config: (markdown) => markdown.use(outsideLinks, repository) },
  vite: { publicDir: '../../public/icon' },
  themeConfig: {
    logo: '/mark.svg',
    search: { provider: 'local' },
    outline: 'deep',
    nav: [
      { text: 'Set-up', link: '/setup' },
      { text: 'Failures', link: '/failures' },
      { text: 'Privacy', link: '/privacy' },
    ],
    sidebar: [
      {
        text: 'Use',
        items: [
          { text: 'Set-up in two minutes', link: '/setup' },
          { text: 'Failures and remedies', link: '/failures' },
          { text: 'Keyboard', link: '/keyboard' },
          { text: 'Privacy', link: '/privacy' },
        ],
      },
      {
        text: 'Run',
        items: [
          { text: 'Roll-out in 30 minutes', link: '/roll-out' },
          { text: 'Enterprise policy', link: '/policy' },
          { text: 'Connect another API', link: '/connect-an-api' },
          { text: 'For reviewers', link: '/reviewers' },
        ],
      },
    ],
    footer: {
      message: `Sightline ${product.version}, MIT licensed. It has not been run in Edge, on macOS or on Windows.`,
    },
  },
});
