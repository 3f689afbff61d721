import { createRef, useState } from 'react';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CardFace } from '@/components/card/card-face';
import { Review } from '@/components/decide/review';
import type { ExpandedGroups } from '@/components/fields/expanded-groups';
import { type LookupActions, LookupView } from '@/components/result/lookup-view';
import type { ShownLookup } from '@/components/result/shown-lookup';
import type { ScoreRuleEditing } from '@/components/score/score-rule-editing';
import { render } from '../../../texts/render';
import '@/components/kit/style.css';
import { cardReading } from '@/utils/case-file/card-reading';
import type { LookupRecord, StoredAnswer } from '@/utils/lookup/lookup-record';
import { parseAnswer } from '@/utils/reading/parse-answer';
import type { Layout } from '@/utils/reading/profile/profile';
import type { ScoreRule } from '@/utils/reading/score/score-rule';
import type { RequestSubject } from '@/utils/service/operations';
import type { CardView } from '@/utils/surfaces/card-view';
import { lookupRecordWith } from '../../lookup/record';

export const EMAIL: RequestSubject = { operation: 'score', request: { email: 'casey.cobblefield@example.com' } };
export const PERSON: RequestSubject = {
  operation: 'overview',
  request: { subject_name: 'Casey Cobblefield', entity_type: 'individual', dob: '1980-05-12', nationality: 'GB' },
};

/** A lookup that was answered three minutes ago. */
export function recordOf(subject: RequestSubject, change: Partial<LookupRecord> = {}): LookupRecord {
  return lookupRecordWith({
    id: '7f0c3a2e-8b1d-4c5e-9f60-123456789abc',
    subject,
    baseUrl: 'https://api.example.com',
    host: 'api.example.com',
    createdAt: Date.now() - 181_000,
    sentAt: Date.now() - 181_000,
    endedAt: Date.now() - 180_000,
    ...change,
  });
}

/** What the card shows of a lookup that has no answer. */
export const unansweredCard = (
  record: LookupRecord,
  how: Extract<CardView, { kind: 'lookup' }>['how'],
): Extract<CardView, { kind: 'lookup' }> => ({
  kind: 'lookup',
  record,
  purpose: record.purpose ?? null,
  reading: null,
  rule: null,
  decision: null,
  how,
  hold: null,
});

export const answerOf = (text: string): StoredAnswer => ({
  id: '7f0c3a2e-8b1d-4c5e-9f60-123456789abc',
  status: 200,
  contentType: 'application/json',
  text,
  ms: 840,
});

const noop = () => undefined;

/** The card about an answered lookup. */
export function AnsweredCard(props: {
  text: string;
  record?: Partial<LookupRecord>;
  how?: 'sent' | 'joined' | 'reused';
  decision?: Extract<CardView, { kind: 'lookup' }>['decision'];
  score?: ScoreRule;
}) {
  const { text, record, decision = null, how = 'sent', score } = props;
  const ofLookup = recordOf(EMAIL, record);
  const report = parseAnswer(text, EMAIL, score && { score })?.report;
  const reading = report ? cardReading(ofLookup, report) : null;
  const of = { record: ofLookup, purpose: ofLookup.purpose ?? null, reading, rule: score ?? null } as const;
  const view = { kind: 'lookup', ...of, decision, how, hold: null } as const;
  return <CardFace view={view} onDetails={noop} onClose={noop} />;
}

/** An answered lookup without anything that acts on it. */
export const shownLookupOf = (text: string, change: Partial<LookupRecord> = {}): ShownLookup => ({
  record: recordOf(EMAIL, change),
  ...{ role: null, answer: answerOf(text), purpose: null, line: null },
  read: parseAnswer(text, EMAIL),
  ruleEditing: null,
  expandedGroups: { open: {}, set: noop },
  history: { count: 0, load: async () => [] },
  tools: null,
  decisions: null,
});

interface SurfaceProps {
  subject?: RequestSubject;
  /** The answer's text; an object is written as JSON. */
  answer?: unknown;
  record?: Partial<LookupRecord>;
  isPaused?: boolean;
  reused?: boolean;
  rule?: ScoreRule | null;
  /** What a person has confirmed about such answers. */
  layout?: Layout;
  isManaged?: boolean;
  history?: ShownLookup['history'];
  tools?: ShownLookup['tools'];
  role?: ShownLookup['role'];
  decisions?: ShownLookup['decisions'];
  actions?: Partial<LookupActions>;
  /** Called before a rule takes effect; a rejection keeps the old one. */
  save?: (rule: ScoreRule | null) => Promise<unknown>;
}

/** One lookup as a surface of the product shows it: the rule that is saved is the rule it is read by. */
export function LookupSurface({
  subject = EMAIL,
  answer = {},
  record: change = {},
  isPaused = false,
  reused = false,
  history = { count: 0, load: async () => [] },
  tools = null,
  decisions = null,
  role = null,
  ...props
}: SurfaceProps) {
  const [open, setOpen] = useState<ExpandedGroups['open']>({});
  const [rule, setRule] = useState<ScoreRule | null>(props.rule ?? null);
  const record = recordOf(subject, change);
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
  const ruleEditing: ScoreRuleEditing = {
    rule,
    isManaged: props.isManaged ?? false,
    async save(next) {
      await props.save?.(next);
      setRule(next);
    },
    preview: (next) => parseAnswer(text, subject, { score: next ?? undefined })?.report ?? null,
  };
  return (
    <LookupView
      lookup={{
        ...{ record, role, purpose: null, line: null, isPaused, ruleEditing, history, tools, decisions },
        answer: record.state === 'done' ? answerOf(text) : null,
        read:
          record.state === 'done'
            ? parseAnswer(text, subject, { score: rule ?? undefined, layout: props.layout })
            : null,
        expandedGroups: { open, set: (group, isOpen) => setOpen((before) => ({ ...before, [group]: isOpen })) },
      }}
      reused={reused}
      actions={{ stop: noop, 'ask-again': noop, openBatch: noop, ...props.actions }}
    />
  );
}

/** Renders one lookup at a width in px, with the fields of its answer; `saved` and `acts` are what the user saves and chooses. */
export async function showLookup({ width = 480, save, ...props }: SurfaceProps & { width?: number } = {}) {
  const saved = vi.fn<(rule: ScoreRule | null) => void>();
  const acts = vi.fn<(name: string) => void>();
  await page.viewport(width, 900);
  await render(
    <main style={{ width, padding: 12 }}>
      <Review
        ref={createRef()}
        isOn
        shown={recordOf(props.subject ?? EMAIL, props.record).id}
        className="flex flex-col"
      >
        <LookupSurface
          {...props}
          save={async (rule) => {
            saved(rule);
            await save?.(rule);
          }}
          actions={{
            stop: () => acts('stop'),
            'ask-again': () => acts('ask-again'),
            openBatch: (id) => acts(`open ${id}`),
            ...props.actions,
          }}
        />
      </Review>
    </main>,
  );
  const { subject = EMAIL, answer = {}, record } = props;
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
  // They are drawn after all else.
  if (recordOf(subject, record).state === 'done' && parseAnswer(text, subject))
    await expect.element(page.getByRole('tablist')).toBeInTheDocument();
  return { saved, acts };
}

export const score = page.getByTestId('score');
export const noScore = page.getByTestId('no-score');
