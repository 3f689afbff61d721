import { browser } from '#imports';

/**
 * Hides all storage areas from content scripts. Firefox cannot, and exposes `storage.local`: no secret is kept there.
 */
export function closeStorageToPages(): void {
  const { local, session, sync, managed } = browser.storage;
  for (const area of [local, session, sync, managed]) {
    // Absent in Firefox; `managed` has it in some versions only.
    if ('setAccessLevel' in area) void area.setAccessLevel({ accessLevel: 'TRUSTED_CONTEXTS' }).catch(() => undefined);
  }
}
