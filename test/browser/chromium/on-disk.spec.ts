import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { KeyStorageMode } from '@/utils/service/key-storage-mode';
import { t } from '../../texts/english-in-node.ts';
import { CANARY, startCanaryService } from '../canary.ts';
import { findInFolder } from '../find-in-folder.ts';
import { keepKey, PASSPHRASE, unlock } from '../keep-key.ts';
import { score } from '../popup.ts';
import { extensionPage, preGrant } from './extension.ts';
import { expect, test } from './fixtures.ts';
import { backgroundOf, launch } from './launch.ts';
import { lookUp } from './look-up.ts';

const { key: KEY } = CANARY;
/** Kept in clear on purpose: what is searched for can be found. */
const NAME = 'CanaryConnection4711';

for (const storageMode of ['session', 'computer', 'passphrase'] as const satisfies KeyStorageMode[]) {
  test(`${storageMode}: after exit the profile folder holds neither the key nor a passphrase in clear`, async () => {
    const profile = mkdtempSync(path.join(tmpdir(), 'sightline-profile-'));
    const service = await startCanaryService();
    try {
      const first = await launch([], [], profile);
      await backgroundOf(first);
      await preGrant(first, 'http://127.0.0.1/*');
      const options = await extensionPage(first, 'options.html');
      await options.getByTestId('base-url').fill(service.url);
      await options.getByTestId('connection-name').fill(NAME);
      await options.getByTestId('api-key').fill(KEY);
      await keepKey(options, storageMode);
      await lookUp(first, ['casey.cobblefield@example.com']);
      await first.close();
      expect(service.requests).toHaveLength(1);

      expect(findInFolder(profile, NAME)).not.toEqual([]);
      expect(findInFolder(profile, KEY)).toEqual([]);
      expect(findInFolder(profile, PASSPHRASE)).toEqual([]);

      const second = await launch([], [], profile);
      await backgroundOf(second);
      const popup = await extensionPage(second, 'popup.html');
      await score(popup, 'second@example.com');
      if (storageMode === 'session') await expect(popup.getByRole('alert')).toContainText(t('failure.noKey.title'));
      if (storageMode === 'passphrase') {
        await expect(popup.getByTestId('unlock-key')).toHaveText(t('action.unlockAndLookUp'));
        expect(service.requests).toHaveLength(1);
        await unlock(popup);
      }
      if (storageMode !== 'session') await expect(popup.getByTestId('score')).toBeVisible();
      expect(service.requests).toHaveLength(storageMode === 'session' ? 1 : 2);
      await second.close();
      expect(findInFolder(profile, KEY)).toEqual([]);
    } finally {
      await service.close();
      rmSync(profile, { recursive: true, force: true });
    }
  });
}
