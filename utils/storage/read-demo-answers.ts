import { browser } from '#imports';
import { type DemoAnswers, demoAnswers } from '../service/demo-answers';

/** Reads whom the demo knows from a file of the extension, which nothing else loads. */
export async function readDemoAnswers(): Promise<DemoAnswers> {
  const response = await fetch(browser.runtime.getURL('/demo.json'));
  return demoAnswers.parse(await response.json());
}
