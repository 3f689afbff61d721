import { saveFile } from '@/components/kit/save-file';
import { useApp } from '@/components/kit/use-app';
import type { HandOverScope, Opinion } from '@/utils/hand-over/hand-over';
import { replyOf } from '@/utils/hand-over/opinions';
import { writeHandOver, writeLocked } from '@/utils/hand-over/write-hand-over';
import { measureRounds, passphraseBits } from '@/utils/passphrase/passphrase-bits';
import { sealText } from '@/utils/passphrase/sealed-text';
import type { Secret } from '@/utils/service/secret';
import { calendarDay } from '@/utils/settings/calendar-day';
import { collectHandOver } from '@/utils/storage/collect-hand-over';
import { database } from '@/utils/storage/page-database';
import type { ExportHow } from './export-file';

/** Returns how to save a file of lookups and decisions. */
export function useSaveHandOver() {
  const { settings } = useApp();
  return async (
    { scope, ids }: { scope: HandOverScope; ids?: readonly string[] },
    { withAnswers, passphrase }: ExportHow,
  ): Promise<void> => {
    const now = Date.now();
    const by = settings.operatorName;
    const choice = { scope, ...(ids && { ids }), withAnswers, by, now };
    const text = writeHandOver(await collectHandOver(database, choice));
    const name = `sightline-${scope.of}-${calendarDay(new Date(now))}.json`;
    saveFile(name, passphrase === null ? text : await locked(text, passphrase), 'application/json');
  };
}

async function locked(text: string, passphrase: Secret): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const derive = (rounds: number) => passphraseBits(passphrase, salt, rounds);
  const rounds = await measureRounds(derive, () => performance.now());
  return writeLocked(await sealText(text, passphrase, rounds));
}

/** Saves a reply to a file. It names the subjects by digests only. */
export function saveReply(
  said: readonly Omit<Opinion, 'operator' | 'at'>[],
  { operator, now }: { operator: string; now: number },
): void {
  const opinions = said.map((one) => ({ ...one, operator, at: now }));
  const name = `sightline-opinions-${calendarDay(new Date(now))}.json`;
  saveFile(name, writeHandOver(replyOf(opinions, operator, now)), 'application/json');
}
