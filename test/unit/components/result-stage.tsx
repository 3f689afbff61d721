import { useState } from 'react';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ExpandedGroups } from '@/components/result/expanded-groups';
import { LookupView } from '@/components/result/lookup-view';
import type { ShownLookup } from '@/components/result/shown-lookup';
import type { ScoreRuleEditing } from '@/components/score-rule/score-rule-editing';
import '@/components/style.css';
import type { LookupRecord, StoredAnswer } from '@/utils/lookup/lookup-record';
import { readText } from '@/utils/reading/read-text';
import type { ScoreRule } from '@/utils/reading/score/score-rule';
import type { RequestSubject } from '@/utils/service/operations';
import { lookupRecordWith } from '../lookup/record';

export const EMAIL: RequestSubject = { operation: 'score', request: { email: 'casey.cobblefield@example.com' } };
export const PERSON: RequestSubject = {
  operation: 'overview',
  request: { subject_name: 'Casey Cobblefield', entity_type: 'individual', dob: '1980-05-12', nationality: 'GB' },
};

/** A look-up that was answered three minutes ago. */
export function recordOf(subject: RequestSubject, change: Partial<LookupRecord> = {}): LookupRecord {
  return lookupRecordWith({
    id: '7f0c3a2e-8b1d-4c5e-9f60-123456789abc',
    subject,
    baseUrl: 'https://api.example.com',
    host: 'api.example.com',
    connectionName: 'Sandbox',
    createdAt: Date.now() - 181_000,
    sentAt: Date.now() - 181_000,
    endedAt: Date.now() - 180_000,
    ...change,
  });
}

export const answerOf = (text: string): StoredAnswer => ({
  id: '7f0c3a2e-8b1d-4c5e-9f60-123456789abc',
  status: 200,
  contentType: 'application/json',
  text,
  ms: 840,
});

interface Setting {
  subject?: RequestSubject;
  /** The answer's text; an object is written as JSON. */
  answer?: unknown;
  record?: Partial<LookupRecord>;
  isPaused?: boolean;
  rule?: ScoreRule | null;
  width?: number;
  history?: ShownLookup['history'];
  tools?: ShownLookup['tools'];
  save?: (rule: ScoreRule | null) => Promise<unknown>;
}

/** Shows one look-up as a surface of the product does: the rule that is saved is the rule it is read by. */
export async function showLookup({
  subject = EMAIL,
  record: change = {},
  isPaused = false,
  width = 480,
  ...setting
}: Setting = {}) {
  const saved = vi.fn<(rule: ScoreRule | null) => void>();
  const acts = vi.fn<(name: string) => void>();
  const text = typeof setting.answer === 'string' ? setting.answer : JSON.stringify(setting.answer ?? {});
  const record = recordOf(subject, change);
  function Surface() {
    const [open, setOpen] = useState<ExpandedGroups['open']>({});
    const [rule, setRule] = useState<ScoreRule | null>(setting.rule ?? null);
    const ruleEditing: ScoreRuleEditing = {
      rule,
      async save(next) {
        saved(next);
        await setting.save?.(next);
        setRule(next);
      },
      preview: (next) => readText(text, subject, next ?? undefined)?.report ?? null,
    };
    return (
      <main style={{ width, padding: 12 }}>
        <LookupView
          lookup={{
            record,
            isPaused,
            answer: answerOf(text),
            read: record.state === 'done' ? readText(text, subject, rule ?? undefined) : null,
            ruleEditing,
            expandedGroups: { open, set: (group, isOpen) => setOpen((before) => ({ ...before, [group]: isOpen })) },
            history: setting.history ?? [],
            tools: setting.tools ?? null,
          }}
          actions={{
            stop: () => acts('stop'),
            'ask-again': () => acts('ask-again'),
            openBatch: (id) => acts(`open ${id}`),
          }}
        />
      </main>
    );
  }
  await page.viewport(width, 900);
  await render(<Surface />);
  return { saved, acts };
}

export const score = page.getByTestId('score');
export const noScore = page.getByTestId('no-score');
