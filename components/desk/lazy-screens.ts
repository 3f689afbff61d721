import { lazy } from 'react';

/** What the desk shows at first below its field: fetched while the field is drawn. */
const recentLookups = import('./recent-lookups');
/** Around all of that. */
const reviewArea = import('./review-area');

/** Screens that load with their route, because the popup does not show them at first. This halves the scripts before the first paint. */
export const lazyScreens = {
  BatchList: lazy(async () => ({ default: (await import('@/components/batch/batch-list')).BatchList })),
  CaseScreen: lazy(async () => ({ default: (await import('./case-screen')).CaseScreen })),
  ConnectScreen: lazy(async () => ({ default: (await import('./connect-screen')).ConnectScreen })),
  Decisions: lazy(async () => ({ default: (await import('./decisions-screen')).Decisions })),
  DemoScreen: lazy(async () => ({ default: (await import('./demo-screen')).DemoScreen })),
  DeskColumn: lazy(async () => ({ default: (await import('./desk-column')).DeskColumn })),
  DeskMenu: lazy(async () => ({ default: (await import('./desk-menu')).DeskMenu })),
  EmailsOnPage: lazy(async () => ({ default: (await import('./emails-on-page-screen')).EmailsOnPage })),
  FoundAddresses: lazy(async () => ({ default: (await import('./found-addresses')).FoundAddresses })),
  History: lazy(async () => ({ default: (await import('./history-screen')).History })),
  LookupScreen: lazy(async () => ({ default: (await import('./lookup-screen')).LookupScreen })),
  NewBatch: lazy(async () => ({ default: (await import('@/components/batch/new-batch-screen')).NewBatch })),
  BatchScreen: lazy(async () => ({ default: (await import('@/components/batch/batch-screen')).BatchScreen })),
  Parties: lazy(async () => ({ default: (await import('./parties-screen')).Parties })),
  PrintCase: lazy(async () => ({ default: (await import('./print-case')).PrintCase })),
  PrintPage: lazy(async () => ({ default: (await import('./print-page')).PrintPage })),
  RecentLookups: lazy(async () => ({ default: (await recentLookups).RecentLookups })),
  ReviewArea: lazy(async () => ({ default: (await reviewArea).ReviewArea })),
  StartNotices: lazy(async () => ({ default: (await import('./start-notices')).StartNotices })),
  SubjectScreen: lazy(async () => ({ default: (await import('./subject-screen')).SubjectScreen })),
  UnlockKey: lazy(async () => ({ default: (await import('@/components/connection/unlock-key')).UnlockKey })),
};
