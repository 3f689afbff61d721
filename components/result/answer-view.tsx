import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import type { ReadText } from '@/utils/reading/read-text';
import { TAB_LIST_LOOK, TAB_LOOK } from '../tab-look';
import { AnswerSections } from './answer-sections';
import { RawAnswer } from './raw-answer';
import { ReasonsAndCounts } from './reasons-and-counts';
import { ScoreFace } from './score-face';

/** A whole answer: score, why, then every field in groups; the raw data one tab away. */
export function AnswerView({ read, text }: { read: ReadText; text: string }) {
  const { report, json } = read;
  return (
    <>
      <ScoreFace report={report} />
      <ReasonsAndCounts report={report} reasons={10} />
      <Tabs>
        <TabList aria-label="Answer" className={TAB_LIST_LOOK}>
          <Tab id="fields" className={TAB_LOOK}>
            Everything in the answer
          </Tab>
          <Tab id="raw" className={TAB_LOOK}>
            Raw
          </Tab>
        </TabList>
        <TabPanel id="fields" className="pt-3">
          <AnswerSections sections={report.sections} />
        </TabPanel>
        <TabPanel id="raw" className="pt-3">
          <RawAnswer json={json} text={text} />
        </TabPanel>
      </Tabs>
    </>
  );
}
