import { browser } from '#imports';

/** Keeps scripts in pages out of every storage area, in browsers that can; Firefox cannot, so nothing secret is there. */
export function closeStorageToPages(): void {
  const { local, session, sync, managed } = browser.storage;
  for (const area of [local, session, sync, managed]) {
    // Absent in Firefox; `managed` has it in some versions only.
    if ('setAccessLevel' in area) void area.setAccessLevel({ accessLevel: 'TRUSTED_CONTEXTS' }).catch(() => undefined);
  }
}
