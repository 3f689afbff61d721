import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EXTENSION_ID } from '../browser/chromium/extension.ts';

/** What a person would have set: our button in the toolbar, and no offer to keep the key as a password. */
const PREFERENCES = {
  extensions: { pinned_extensions: [EXTENSION_ID] },
  credentials_enable_service: false,
};

/** Make a fresh browser profile; it is removed with `stack`. */
export async function freshProfile(stack: AsyncDisposableStack): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sightline-start-'));
  // The last processes of a browser may still be writing when it has closed.
  stack.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));
  await mkdir(path.join(folder, 'Default'));
  await writeFile(path.join(folder, 'Default/Preferences'), JSON.stringify(PREFERENCES));
  return folder;
}
