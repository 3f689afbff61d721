import { saveFile } from '@/components/kit/save-file';
import { useApp } from '@/components/kit/use-app';
import type { HandOverScope, Opinion } from '@/utils/hand-over/hand-over';
import { replyOf } from '@/utils/hand-over/opinions';
import { writeHandOver, writeLocked } from '@/utils/hand-over/write-hand-over';
import { measureRounds, passphraseBits } from '@/utils/passphrase/passphrase-bits';
import { sealText } from '@/utils/passphrase/sealed-text';
import type { RequestSubject } from '@/utils/service/operations';
import type { Secret } from '@/utils/service/secret';
import { calendarDay } from '@/utils/settings/calendar-day';
import { collectHandOver } from '@/utils/storage/collect-hand-over';
import { database } from '@/utils/storage/page-database';
import type { ExportHow } from './export-file';

/** Returns how to save a file of lookups and decisions; it resolves to false, and saves none, if there is nothing about a name. */
export function useSaveHandOver() {
  const { settings } = useApp();
  return async (
    { scope, ids, about }: { scope: HandOverScope; ids?: readonly string[]; about?: readonly RequestSubject[] },
    { withAnswers, passphrase }: ExportHow,
  ): Promise<boolean> => {
    const now = Date.now();
    const by = settings.operatorName;
    const choice = { scope, ...(ids && { ids }), ...(about && { about }), withAnswers, by, now };
    const content = await collectHandOver(database, choice);
    const { lookups, lines, decisions, readIn = [] } = content;
    if (about && [lookups, lines, decisions, readIn].every((part) => part.length === 0)) return false;
    const text = writeHandOver(content);
    const name = `sightline-${scope.of}-${calendarDay(new Date(now))}.json`;
    saveFile(name, passphrase === null ? text : await locked(text, passphrase), 'application/json');
    return true;
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
