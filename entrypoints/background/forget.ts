import { browser } from '#imports';
import type { Database } from '@/utils/storage/database';
import { eraseAll, eraseSubject } from '@/utils/storage/erase';
import { forgetPersonalItems } from '@/utils/storage/personal-items';
import { renewPolicy } from '@/utils/storage/policy-item';
import type { KeyVault } from '@/utils/vault/key-vault';
import type { Engine } from './engine';
import { forgetReadScores } from './known-scores';

/** Takes back what is stored. Each ends only when nothing of it is left in any storage of the extension. */
export function createForget(parts: { database: Database; vault: KeyVault; engine: Promise<Engine> }) {
  return {
    /** Everything about the subject of a look-up, at every service. */
    async subject(id: string): Promise<void> {
      const record = await parts.database.lookups.get(id);
      if (!record) return;
      // Ended first, so that no late answer is written behind the deletion.
      await (await parts.engine).lookup.stop(id);
      await eraseSubject(parts.database, record.subject);
      await forgetPersonalItems();
      forgetReadScores();
    },
    /** Results, ledger, batches, drafts and counters; with the key and the settings if so asked. */
    async everything(also: { key: boolean; settings: boolean }): Promise<void> {
      const { lookup, batches } = await parts.engine;
      // A damaged database cannot tell what runs; it sends nothing either.
      const open = await parts.database.batches.toArray().catch(() => []);
      for (const { id } of open) await batches.stop(id).catch(() => undefined);
      await lookup.stopAll();
      await eraseAll(parts.database);
      forgetReadScores();
      if (also.key) await parts.vault.forget();
      if (also.settings) {
        await browser.storage.local.clear();
        // The organisation's settings are not the person's to forget.
        await renewPolicy();
      }
      await forgetPersonalItems();
    },
  };
}

export type Forget = ReturnType<typeof createForget>;
