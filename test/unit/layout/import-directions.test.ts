import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

/** Planted violations: each must be refused, or the rule does not bite. */
const REFUSED = [
  ['utils/reading/a.ts', "import { browser } from '#imports';\nexport const x = browser;"],
  ['utils/reading/b.ts', "import Dexie from 'dexie';\nexport const x = Dexie;"],
  ['utils/lookup/a.ts', "import { call } from '../messages/call';\nexport const x = call;"],
  ['utils/batch/a.ts', "import { Database } from '../storage/database';\nexport const x = Database;"],
  ['utils/detection/a.ts', 'export const x = (): string => document.title;'],
  ['utils/service/a.ts', "export const x = (): unknown => fetch('https://example.com');"],
  ['utils/storage/a.ts', "import { useState } from 'react';\nexport const x = useState;"],
  ['utils/live/a.ts', "import { createKeyVault } from '../vault/key-vault';\nexport const x = createKeyVault;"],
  ['utils/lookup/b.ts', "import { createKeyVault } from '../vault/key-vault';\nexport const x = createKeyVault;"],
  ['utils/storage/b.ts', "import { openedKey } from '../vault/opened-key';\nexport const x = openedKey;"],
  ['utils/vault/a.ts', "import { useState } from 'react';\nexport const x = useState;"],
  ['components/a.tsx', "import { call } from '@/utils/messages/call';\nexport const x = call;"],
  ['components/b.tsx', "import { browser } from '#imports';\nexport const x = browser;"],
  ['entrypoints/popup/a.ts', "import { card } from '@/entrypoints/card/card';\nexport const x = card;"],
  ['entrypoints/popup/b.ts', "import { card } from '../card/card';\nexport const x = card;"],
  [
    'entrypoints/popup/c.ts',
    "import { createKeyVault } from '@/utils/vault/key-vault';\nexport const x = createKeyVault;",
  ],
  ['entrypoints/background/a.ts', "import { useState } from 'react';\nexport const x = useState;"],
  ['entrypoints/detector/a.ts', "import { z } from 'zod';\nexport const x = z;"],
  ['entrypoints/detector/b.ts', "import { call } from '@/utils/messages/call';\nexport const x = call;"],
] as const;

/** The other side: what each room needs stays allowed. */
const ALLOWED = [
  [
    'entrypoints/background/ok.ts',
    "import { createKeyVault } from '@/utils/vault/key-vault';\nexport const x = createKeyVault;",
  ],
  [
    'entrypoints/detector/ok.ts',
    "import { findEmails } from '@/utils/detection/find-emails';\nexport const x = findEmails;",
  ],
  ['components/ok.tsx', "import { FAILURES } from '@/utils/service/failure';\nexport const x = FAILURES;"],
  ['utils/vault/ok.ts', "import { sessionItem } from '../storage/session-item';\nexport const x = sessionItem;"],
  ['utils/lookup/ok.ts', "import { subject } from '../service/contract';\nexport const x = subject;"],
] as const;

const house = mkdtempSync(path.join(tmpdir(), 'house-'));
afterAll(() => rmSync(house, { recursive: true }));

/** One lint run over all planted files; the paths of those that break an import rule. */
function refusedFiles(): string[] {
  copyFileSync('biome.json', path.join(house, 'biome.json'));
  for (const [file, text] of [...REFUSED, ...ALLOWED]) {
    mkdirSync(path.join(house, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(house, file), `${text}\n`);
  }
  const biome = path.resolve('node_modules/.bin/biome');
  const flags = ['lint', '--vcs-enabled=false', '--max-diagnostics=none', '--reporter=github', '.'];
  const { stdout } = spawnSync(biome, flags, { cwd: house, encoding: 'utf8' });
  const lines = stdout.split('\n').filter((line) => /title=lint\/style\/noRestricted(Imports|Globals)/.test(line));
  return lines.map((line) => /file=([^,]+)/.exec(line)?.[1] ?? line).map((file) => path.relative(house, file));
}

test('every planted violation of the import directions is refused, and nothing else', () => {
  expect([...new Set(refusedFiles())].sort()).toEqual(REFUSED.map(([file]) => file).sort());
});
