import { type ComponentType, lazy } from 'react';

/** What the desk shows at first below its field: fetched while the field is drawn. */
const recentLookups = import('./recent-lookups');
/** Around all of that. */
const reviewArea = import('./review-area');

const screen = <Props>(load: () => Promise<ComponentType<Props>>) => lazy(async () => ({ default: await load() }));

/** Screens that load with their route, because the popup does not show them at first. This halves the scripts before the first paint. */
export const lazyScreens = {
  BatchList: screen(async () => (await import('@/components/batch/batch-list')).BatchList),
  CaseScreen: screen(async () => (await import('./case-screen')).CaseScreen),
  ConnectScreen: screen(async () => (await import('./connect-screen')).ConnectScreen),
  Decisions: screen(async () => (await import('./decisions-screen')).Decisions),
  DemoScreen: screen(async () => (await import('./demo-screen')).DemoScreen),
  DeskColumn: screen(async () => (await import('./desk-column')).DeskColumn),
  DeskMenu: screen(async () => (await import('./desk-menu')).DeskMenu),
  EmailsOnPage: screen(async () => (await import('./emails-on-page-screen')).EmailsOnPage),
  FoundAddresses: screen(async () => (await import('./found-addresses')).FoundAddresses),
  History: screen(async () => (await import('./history-screen')).History),
  LookupScreen: screen(async () => (await import('./lookup-screen')).LookupScreen),
  NewBatch: screen(async () => (await import('@/components/batch/new-batch-screen')).NewBatch),
  BatchScreen: screen(async () => (await import('@/components/batch/batch-screen')).BatchScreen),
  Parties: screen(async () => (await import('./parties-screen')).Parties),
  PrintCase: screen(async () => (await import('./print-case')).PrintCase),
  PrintPage: screen(async () => (await import('./print-page')).PrintPage),
  RecentLookups: screen(async () => (await recentLookups).RecentLookups),
  ReviewArea: screen(async () => (await reviewArea).ReviewArea),
  StartNotices: screen(async () => (await import('./start-notices')).StartNotices),
  SubjectScreen: screen(async () => (await import('./subject-screen')).SubjectScreen),
  UnlockKey: screen(async () => (await import('@/components/connection/unlock-key')).UnlockKey),
};
