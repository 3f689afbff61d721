import { useCallback, useMemo } from 'react';
import { countryList } from '@/components/kit/country-list';
import { useTexts } from '@/components/kit/texts';
import { ownRecordOf } from '@/utils/batch/own-record-of';
import type { OwnRecord } from '@/utils/lookup/own-record';
import { call } from '@/utils/messages/call';
import { calendarDay } from '@/utils/settings/calendar-day';
import type { LiveLookup } from './use-lookup';

/**
 * Returns a lookup with the user's own record of its subject, and how to store another one. In a batch, the kept columns
 * of the file serve until the user has stored one.
 */
export function useOwnRecord<Live extends LiveLookup | null | undefined>(
  id: string,
  live: Live,
): { live: Live; saveOwnRecord: (record: OwnRecord | null) => Promise<unknown> } {
  const { locale } = useTexts();
  const made = useMemo(() => {
    const { record, headings } = live ?? {};
    const { ownRecord, sourceRows: rows } = record ?? {};
    if (!record || !headings || !rows || ownRecord) return null;
    const today = calendarDay(new Date(record.endedAt ?? record.createdAt));
    return ownRecordOf(record.subject, { headings, rows }, today, countryList(locale).codeOf);
  }, [live, locale]);
  const saveOwnRecord = useCallback((ownRecord: OwnRecord | null) => call('saveOwnRecord', { id, ownRecord }), [id]);
  const shown = useMemo(
    () => (live && made ? { ...live, record: { ...live.record, ownRecord: made } } : live),
    [live, made],
  );
  return { live: shown, saveOwnRecord };
}
