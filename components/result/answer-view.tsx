import { memo, useMemo, useState } from 'react';
import { type Key, Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { AnswerSections } from '@/components/fields/answer-sections';
import { DuplicateKeysNotice } from '@/components/fields/duplicate-keys-notice';
import { countFields } from '@/components/fields/filter-sections';
import { RawAnswer } from '@/components/fields/raw-answer';
import { ReasonsAndCounts } from '@/components/fields/reasons-and-counts';
import type { ShownField } from '@/components/fields/shown-field';
import { RecordFacts } from '@/components/hits/record-facts';
import { ScreeningRows } from '@/components/hits/screening-rows';
import { TAB_LIST_LOOK, TAB_LOOK } from '@/components/kit/look';
import { useTexts } from '@/components/kit/texts';
import { useIsIdle } from '@/components/kit/use-is-idle';
import type { RuleStep } from '@/components/score/score-rule-editing';
import { ScoreRuleEditor } from '@/components/score/score-rule-editor';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import { hasHits } from '@/utils/reading/in-words';
import type { Interpretation } from '@/utils/reading/parse-answer';
import { OPERATIONS } from '@/utils/service/operations';
import { ProfileNotice } from './profile-notice';
import type { ShownLookup } from './shown-lookup';
import { SubjectHistory } from './subject-history';
import { TeamPart } from './team-part';

/**
 * A whole answer below its score: reasons, then every field in groups; raw data and earlier answers in tabs. It ignores
 * the clock of its surface: redrawing a large answer every second would be noticeable.
 */
export const AnswerView = memo(function AnswerView({
  record,
  read,
  text,
  ruleEditing,
  expandedGroups,
  history,
  ruleStep,
  onRuleStep,
  saveOwnRecord,
  team,
}: Pick<ShownLookup, 'ruleEditing' | 'expandedGroups' | 'history' | 'saveOwnRecord' | 'team'> & {
  record: LookupRecord;
  read: Interpretation;
  text: string;
  /** Of the score rule's editor. */
  ruleStep: RuleStep | null;
  onRuleStep: (step: RuleStep) => void;
}) {
  const { report } = read;
  const { t } = useTexts();
  const fields = useMemo(() => report.sections.reduce((sum, section) => sum + countFields(section), 0), [report]);
  const [tab, setTab] = useState<Key>('fields');
  const [shownField, setShownField] = useState<ShownField>(null);
  const facts = {
    record,
    report,
    saveOwnRecord,
    onShow: (pointer: string) => {
      setTab('fields');
      setShownField({ pointer });
    },
  };
  const screening = <ScreeningRows {...facts} />;
  // In a check of a person or business, screening is what the user looks for; elsewhere hits say more than a missing score.
  const isScreeningFirst = OPERATIONS[report.operation].isScreening || (hasHits(report) && report.score === null);
  // The fields are two thirds of a result, below its hits: the first frame does not wait for them.
  const areFieldsDrawn = useIsIdle();
  return (
    <>
      <DuplicateKeysNotice report={report} />
      <ProfileNotice report={report} />
      {team && <TeamPart help={team} />}
      {isScreeningFirst && screening}
      {ruleEditing && (
        <ScoreRuleEditor
          record={record}
          report={report}
          ruleEditing={ruleEditing}
          step={ruleStep}
          onStep={onRuleStep}
        />
      )}
      <ReasonsAndCounts report={report} />
      {!isScreeningFirst && screening}
      <RecordFacts {...facts} />
      {areFieldsDrawn && (
        <Tabs selectedKey={tab} onSelectionChange={setTab}>
          <TabList aria-label={t('result.tabs')} className={TAB_LIST_LOOK}>
            <Tab id="fields" className={TAB_LOOK}>
              {t('result.allFields')} <Count of={fields} />
            </Tab>
            <Tab id="raw" className={TAB_LOOK}>
              {t('result.rawJson')}
            </Tab>
            <Tab id="history" className={TAB_LOOK}>
              {t('desk.history')} {history.count > 1 && <Count of={history.count} />}
            </Tab>
          </TabList>
          <TabPanel id="fields" className="pt-3">
            <AnswerSections report={report} expandedGroups={expandedGroups} shownField={shownField} />
          </TabPanel>
          <TabPanel id="raw" className="pt-3">
            <RawAnswer read={read} text={text} />
          </TabPanel>
          <TabPanel id="history" className="pt-3">
            <SubjectHistory id={record.id} history={history} />
          </TabPanel>
        </Tabs>
      )}
    </>
  );
});

function Count({ of }: { of: number }) {
  return <span className="font-normal">{useTexts().formats.number(of)}</span>;
}
