import { z } from 'zod/mini';
import type { StartResult } from '@/utils/lookup/lookups';
import { providerProfile } from '@/utils/reading/profile/profile';
import type { ShortVerdict } from '@/utils/reading/short-verdict';
import type { RefusedConnection } from '@/utils/service/connection-problem';
import { type ConnectionKey, keyStorageMode } from '@/utils/service/key-storage-mode';
import { MAX_FORGOTTEN_NAME, operation, requestSubject } from '@/utils/service/request-subject';
import { type DecideResult, decision, decisionInput, MAX_TOGETHER, type UndoResult } from '../decision/decision';
import { batchFileName, batchSource, MAX_ROWS, MAX_SKIPPED, skippedLine, sourceTable } from '../lookup/batch-record';
import type { BatchResumeResult, BatchStartResult } from '../lookup/batches';
import { lookupOrigin, purpose } from '../lookup/lookup-record';
import type { Outcome } from '../lookup/lookup-store';
import { ownRecord } from '../lookup/own-record';
import { choices, settings } from '../settings/settings';
import { settingsFile } from '../settings/settings-file';
import type { CardView } from '../surfaces/card-view';
import { CARD_CLOSERS, MAX_SCORES_ASKED, type ScriptReplies } from './page-commands';
import type { Right } from './sender';

/** The newest answered lookup of an address: its score as sent, and the words for it. */
export interface KnownScore {
  id: string;
  score: string;
  verdict: ShortVerdict;
}

/** An address of a page. */
export interface PageEmail {
  email: string;
  known: KnownScore | null;
  /** Whether the user sees it on the page or can scroll it into view; such addresses come first. */
  isShown: boolean;
}

/** The active page: its site and its addresses in reading order, with known scores. */
export interface PageEmails {
  /** Null if no extension may enter. */
  site: { pattern: string; enabled: boolean } | null;
  tabId: number | null;
  /** Null if the page could not be read. */
  emails: PageEmail[] | null;
  /** Addresses of an enabled site that are in unwatched frames only, so that nothing marks them. */
  unmarked?: string[];
  /** The browser shows a PDF, whose text no extension can read. */
  isPdf?: true;
}

/** A list has at most 500 addresses of each kind from each frame. */
const MAX_LISTED_SCORES = 10_000;

/** The replies of the background; other messages get none. No reply contains the key. */
export interface Replies extends ScriptReplies {
  lookup: StartResult;
  /** The end of the lookup if storage had no room for it. */
  awaitLookup: Outcome | null;
  decide: DecideResult;
  /** Whether anything was stored. */
  forgetNamed: boolean;
  undoDecisions: UndoResult;
  startBatch: BatchStartResult;
  resumeBatch: BatchResumeResult;
  startDemo: DemoStart;
  connection: ConnectionKey;
  saveConnection: { ok: true; state: ConnectionKey } | RefusedConnection;
  /** False for a wrong passphrase. */
  unlockKey: boolean;
  readCard: CardView;
  enableSite: boolean;
  pageEmails: PageEmails;
  /** By address; unknown ones are absent. */
  pageScores: Record<string, KnownScore>;
  revealEmail: boolean;
}

/** Whether the demo runs now, or what keeps it from starting. */
export type DemoStart = 'started' | 'has-key' | 'has-results';

export type MessageName = keyof typeof protocol;

const lookupId = z.strictObject({ id: z.uuid() });
const nothing = z.strictObject({});
const ofCard = z.strictObject({ card: z.uuid() });
const site = z.strictObject({ pattern: z.string().check(z.maxLength(300)) });
const address = z.string().check(z.minLength(3), z.maxLength(400));
const place = z.strictObject({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

/**
 * Every message: sender and data. Only our pages spend, change settings or read results. A card reads, opens or closes
 * only itself. Page scripts only learn whether they are enabled and, then, scores by address.
 */
export const protocol = {
  lookup: {
    from: 'page',
    data: z.strictObject({ subject: requestSubject, gesture: lookupOrigin, refresh: z.boolean() }),
  },
  awaitLookup: { from: 'page', data: lookupId },
  stopLookup: { from: 'page', data: lookupId },
  /** Resumes sending after a stop: refused account, rate limit, or faults. */
  resumeSending: { from: 'page', data: nothing },
  /**
   * Stores what the user decided on a lookup in one press; the reply comes once all of it is on disk. `over`: see `decide` of the
   * storage.
   */
  decide: {
    from: 'page',
    data: z.strictObject({
      id: z.uuid(),
      made: z.array(decisionInput).check(z.minLength(1), z.maxLength(MAX_TOGETHER)),
      over: z.optional(z.nullable(z.number())),
    }),
  },
  /** Takes back what `decide` has replied, on the lookup `id`: all of it or nothing. */
  undoDecisions: {
    from: 'page',
    data: z.strictObject({
      id: z.uuid(),
      decided: z
        .array(z.strictObject({ made: decision, before: z.nullable(decision) }))
        .check(z.minLength(1), z.maxLength(MAX_TOGETHER)),
    }),
  },
  startBatch: {
    from: 'page',
    data: z.strictObject({
      operation,
      subjects: z.array(requestSubject).check(z.minLength(1), z.maxLength(MAX_ROWS)),
      gesture: lookupOrigin,
      source: batchSource,
      fileName: z.optional(batchFileName),
      refresh: z.boolean(),
      /** `rows` in the order of `subjects`. */
      table: z.optional(sourceTable),
      reference: z.optional(purpose.shape.reference),
      skipped: z.optional(z.array(skippedLine).check(z.maxLength(MAX_SKIPPED))),
      retryOf: z.optional(z.uuid()),
      confirmed: z.optional(z.strictObject({ count: z.int(), host: z.string().check(z.maxLength(300)) })),
    }),
  },
  /** `host`: the host that the user was shown for the remaining rows. */
  resumeBatch: { from: 'page', data: z.strictObject({ id: z.uuid(), host: z.string().check(z.maxLength(300)) }) },
  pauseBatch: { from: 'page', data: lookupId },
  stopBatch: { from: 'page', data: lookupId },
  /** Stores what the user's own files say of the subject of a lookup; null removes it. */
  saveOwnRecord: { from: 'page', data: z.strictObject({ id: z.uuid(), ownRecord: z.nullable(ownRecord) }) },
  /** Erases everything stored about the subject of a lookup, at every service. */
  forgetSubject: { from: 'page', data: lookupId },
  /** Erases everything stored under a name or address, also if no lookup of it is stored any more. */
  forgetNamed: {
    from: 'page',
    data: z.strictObject({ name: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_FORGOTTEN_NAME)) }),
  },
  forgetEverything: { from: 'page', data: z.strictObject({ key: z.boolean(), settings: z.boolean() }) },
  /** Starts the demo. It starts only without a key and without results. */
  startDemo: { from: 'page', data: nothing },
  /** Ends the demo and deletes all its results. */
  endDemo: { from: 'page', data: nothing },
  connection: { from: 'page', data: nothing },
  saveConnection: {
    from: 'page',
    data: z.strictObject({
      baseUrl: z.string().check(z.maxLength(4000)),
      /** Absent: keeps the current one. */
      environment: z.optional(settings.shape.environment),
      dashboardUrl: z.string().check(z.maxLength(4000)),
      /** Absent: keeps the key while the host stays the same. */
      key: z.optional(z.string().check(z.maxLength(8000))),
      /** Absent: keeps the current mode. */
      storageMode: z.optional(keyStorageMode),
      /** The new passphrase that locks the key. */
      passphrase: z.optional(z.string().check(z.maxLength(4000))),
    }),
  },
  saveSettings: {
    from: 'page',
    data: z.partial(z.extend(choices, { operatorName: settings.shape.operatorName })),
  },
  saveProfile: {
    from: 'page',
    data: z.strictObject({
      baseUrl: z.string().check(z.minLength(1), z.maxLength(4000)),
      operation,
      /** The parts to replace; null deletes one. */
      changes: z.strictObject({
        score: z.optional(z.nullable(providerProfile.shape.score.def.innerType)),
        layout: z.optional(z.nullable(providerProfile.shape.layout.def.innerType)),
        emptyList: z.optional(z.nullable(providerProfile.shape.emptyList.def.innerType)),
      }),
    }),
  },
  importSettings: { from: 'page', data: settingsFile },
  forgetKey: { from: 'page', data: nothing },
  lockKey: { from: 'page', data: nothing },
  unlockKey: { from: 'page', data: z.strictObject({ passphrase: z.string().check(z.maxLength(4000)) }) },
  /** `seen`: what the card shows (`versionOf`); the reply comes once that differs. Without it, at once. */
  readCard: { from: 'card', data: z.extend(ofCard, { seen: z.optional(z.string().check(z.maxLength(5000))) }) },
  /** The card shows the end of its lookup, or why there is none. A reply may have met a page that is gone. */
  cardRead: { from: 'card', data: ofCard },
  closeCard: { from: 'card', data: ofCard },
  /** `panel`: there is a lookup to show beside the page. */
  openDetails: { from: 'card', data: z.strictObject({ card: z.uuid(), panel: z.boolean() }) },
  /** The site whose permission the browser asks for now; null once the user has answered. */
  requestSite: { from: 'page', data: z.strictObject({ pattern: z.nullable(site.shape.pattern) }) },
  enableSite: { from: 'page', data: site },
  disableSite: { from: 'page', data: site },
  /** `windowId`: whose active page it is; without it, that of the window used last. */
  pageEmails: { from: 'page', data: z.strictObject({ windowId: z.optional(z.int()) }) },
  /** Known scores of listed addresses, after lookups have changed. */
  pageScores: {
    from: 'page',
    data: z.strictObject({ emails: z.array(address).check(z.maxLength(MAX_LISTED_SCORES)) }),
  },
  revealEmail: { from: 'page', data: z.strictObject({ tabId: z.int(), email: address }) },
  detectorReady: { from: 'content-script', data: nothing },
  cardClosed: { from: 'content-script', data: z.strictObject({ card: z.uuid(), by: z.enum(CARD_CLOSERS) }) },
  knownScores: {
    from: 'site',
    data: z.strictObject({ emails: z.array(address).check(z.maxLength(MAX_SCORES_ASKED)) }),
  },
  hoverEmail: { from: 'site', data: z.strictObject({ email: z.nullable(address), onCanvas: z.boolean() }) },
  openCard: { from: 'site', data: z.strictObject({ email: address, place, by: z.enum(['pointer', 'keyboard']) }) },
} as const satisfies Record<string, { from: Right; data: z.ZodMiniType }>;

export type MessageData<Name extends MessageName> = z.infer<(typeof protocol)[Name]['data']>;

/** The envelope on the wire. */
export interface Envelope {
  to: 'sightline';
  name: string;
  data: unknown;
}

export type EnvelopeReply =
  | { ok: true; value: unknown }
  | { ok: false; refused: 'sender' | 'message' | 'data' | 'rate' | 'fault' | 'disk-full' };
