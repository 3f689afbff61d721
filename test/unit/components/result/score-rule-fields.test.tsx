import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SettingRows } from '@/components/kit/setting-rows';
import { ScoreRuleEditor } from '@/components/score/score-rule-editor';
import { parseAnswer } from '@/utils/reading/parse-answer';
import { ENGLISH } from '../../../texts/english';
import { render } from '../../../texts/render';
import { EMAIL, recordOf } from './result-stage';

const { t } = ENGLISH;

test('on a wide settings page, what is typed into scale and bands can be read, and each label is above its field', async () => {
  await page.viewport(1280, 900);
  const rule = { pointer: '/risk_score', type: 'number' as const, bands: [{ from: 0, to: 40, name: 'Low' }] };
  const report = parseAnswer('{"risk_score":5}', EMAIL)?.report;
  if (!report) throw new Error('no report');
  await render(
    <main className="max-w-200">
      <SettingRows>
        <ScoreRuleEditor
          record={recordOf(EMAIL)}
          report={report}
          ruleEditing={{ rule, isManaged: false, save: async () => undefined, preview: () => null }}
          step={null}
          onStep={() => undefined}
          open
        />
      </SettingRows>
    </main>,
  );
  for (const name of ['scoreRule.min', 'scoreRule.max', 'scoreRule.from', 'scoreRule.to', 'compare.name'] as const) {
    const field = page.getByRole('textbox', { name: t(name), exact: true });
    const box = field.element().getBoundingClientRect();
    const label = page.getByText(t(name), { exact: true }).element().getBoundingClientRect();
    expect(box.width, name).toBeGreaterThanOrEqual(72);
    expect(label.bottom, name).toBeLessThanOrEqual(box.top);
    expect(Math.abs(label.left - box.left), name).toBeLessThan(2);
  }
});
