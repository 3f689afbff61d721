/** The parts of markdown-it that {@link outsideLinks} uses. */
interface Markdown {
  core: { ruler: { push(name: string, rule: (state: { tokens: Token[] }) => void): void } };
}
interface Token {
  type: string;
  children: Token[] | null;
  attrGet(name: string): string | null;
  attrSet(name: string, value: string): void;
}

/** Pages of the help site that a document of the repository may link to. */
const PAGES: Readonly<Record<string, string>> = {
  'PRIVACY.md': '/privacy',
  'docs/policy/README.md': '/policy',
  'docs/release/reviewers.md': '/reviewers',
};
/** The folders of the documents that the site includes. */
const FOLDERS = ['', 'docs/policy/', 'docs/release/'];

const FILE = /^(?:\.\.?\/)*([\w./-]+\.(?:md|json|reg|ts))(#.*)?$/;

/** Returns where a link of an included document leads on the site: to a page, or to the file in the repository. */
export function outsideLink(href: string, repository: string): string {
  const [, file, hash = ''] = FILE.exec(href) ?? [];
  if (file === undefined) return href;
  for (const folder of FOLDERS) {
    const page = PAGES[folder + file];
    if (page !== undefined) return page + hash;
  }
  return `${repository}/blob/main/${file}${hash}`;
}

/** A plugin of markdown-it for documents that the site includes from the repository. */
export function outsideLinks(markdown: Markdown, repository: string): void {
  markdown.core.ruler.push('outside-links', ({ tokens }) => {
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      const href = token.type === 'link_open' ? token.attrGet('href') : null;
      if (href !== null) token.attrSet('href', outsideLink(href, repository));
    }
  });
}
