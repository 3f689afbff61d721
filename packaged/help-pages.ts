import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { generateChromeMessages, parseMessagesFile } from '@wxt-dev/i18n/build';
import { createMarkdownRenderer } from 'vitepress';
import { createTexts, type Texts } from '../utils/texts/texts';
import { type FailureRow, failureRows } from './failure-rows';

/** The documents of the help, in the order of their links: the name of the page, and where it is written. */
const DOCUMENTS = {
  setup: 'docs/site/setup.md',
  keyboard: 'docs/site/keyboard.md',
  privacy: 'PRIVACY.md',
  changes: 'CHANGELOG.md',
  'roll-out': 'docs/site/roll-out.md',
  policy: 'docs/policy/README.md',
  'connect-an-api': 'docs/site/connect-an-api.md',
} as const;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const code = (text: string): string => `<pre><code>${escaped(text)}</code></pre>`;

/** A page of the package: no script, and nothing from elsewhere. */
const page = (title: string, body: string, language: string): string => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)} · Sightline</title>
<link rel="icon" href="/icon/32.png">
<link rel="stylesheet" href="/help/help.css">
<main>
${body}
</main>
</html>
`;

/** Links lead to another page of the help or to an address of the web; what is not in the package is text. */
function withOwnLinks(html: string): string {
  return html
    .replace(/<a class="header-anchor".*?<\/a>/g, '')
    .replace(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (_, href: string, text: string) => {
      if (/^(https:|#)/.test(href)) return `<a href="${href}">${text}</a>`;
      const [file = '', hash = ''] = href.split('#');
      const name = path.basename(file, path.extname(file));
      const own = Object.entries(DOCUMENTS).find(
        ([key, source]) => key === name || path.basename(source, '.md') === name,
      );
      if (name === 'failures') return `<a href="failures-en.html">${text}</a>`;
      return own ? `<a href="${own[0]}.html${hash && `#${hash}`}">${text}</a>` : text;
    });
}

const titleOf = (markdown: string): string => /^# (.+)$/m.exec(markdown)?.[1] ?? '';

async function documentPages(root: string): Promise<Record<string, string>> {
  const renderer = await createMarkdownRenderer(root, { highlight: code });
  const documents = await Promise.all(
    Object.entries(DOCUMENTS).map(async ([name, file]) => {
      const markdown = await readFile(path.join(root, file), 'utf8');
      return { name, title: titleOf(markdown), html: withOwnLinks(await renderer.renderAsync(markdown)) };
    }),
  );
  const links = documents.map(({ name, title }) => `<a href="${name}.html">${escaped(title)}</a>`);
  const nav = `<nav>${[...links, '<a href="failures-en.html">Failures</a>'].join(' ')}</nav>`;
  return Object.fromEntries(
    documents.map(({ name, title, html }) => [`${name}.html`, page(title, `${nav}\n${html}`, 'en')]),
  );
}

function failureSection({ kind, title, text, button, mayBeBilled }: FailureRow, { t }: Texts): string {
  const rest = [button && `<strong>${escaped(button)}</strong>`, mayBeBilled && escaped(t('failure.mayBeBilled'))];
  return `<section id="${kind}">
<h2>${escaped(title)}</h2>
<p>${escaped(text)}</p>
<p>${rest.filter(Boolean).join(' · ')}</p>
</section>`;
}

/** Returns the page of failures in the words of the product. */
async function failurePage(root: string, language: string): Promise<string> {
  const file = path.join(root, `locales/${language.replace('-', '_')}.yml`);
  const messages = generateChromeMessages(await parseMessagesFile(file));
  const texts = createTexts((name) => messages[name]?.message ?? '', language);
  const title = texts.t('about.help');
  const sections = failureRows(texts).map((row) => failureSection(row, texts));
  return page(title, `<h1>${escaped(title)}</h1>\n${sections.join('\n')}`, language);
}

/**
 * Returns the help that is in the package, by the names of its files: documents in English, failures in each language.
 * @param root the folder of the project
 */
export async function helpPages(root: string, languages: readonly string[]): Promise<Record<string, string>> {
  const failures = await Promise.all(
    languages.map(async (language) => [`failures-${language}.html`, await failurePage(root, language)] as const),
  );
  return { ...(await documentPages(root)), ...Object.fromEntries(failures) };
}
