import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import type { ReadText } from '@/utils/reading/read-text';
import { TeachScore } from '../reading/teach-score';
import type { Teaching } from '../reading/teaching';
import { TAB_LIST_LOOK, TAB_LOOK } from '../tab-look';
import { AnswerSections } from './answer-sections';
import type { Folds } from './folds';
import { RawAnswer } from './raw-answer';
import { ReasonsAndCounts } from './reasons-and-counts';
import { ScoreFace } from './score-face';
import { ScreeningRows } from './screening-rows';

/** A whole answer: score, why, then every field in groups; the raw data one tab away. */
export function AnswerView({
  record,
  read,
  text,
  teaching,
  folds,
}: {
  record: LookupRecord;
  read: ReadText;
  text: string;
  teaching: Teaching | null;
  folds: Folds;
}) {
  const { report } = read;
  return (
    <>
      <ScoreFace report={report} rule={teaching?.rule ?? null} list={teaching === null} />
      {teaching && <TeachScore record={record} report={report} teaching={teaching} />}
      <ReasonsAndCounts report={report} reasons={5} more />
      <ScreeningRows report={report} />
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
          <AnswerSections report={report} folds={folds} />
        </TabPanel>
        <TabPanel id="raw" className="pt-3">
          <RawAnswer read={read} text={text} />
        </TabPanel>
      </Tabs>
    </>
  );
}
