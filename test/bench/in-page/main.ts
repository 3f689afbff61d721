import { findInInput, INPUTS } from './adversarial';
import { runContender } from './contenders';
import { buildDom } from './doms';
import { buildMutatingPage, mutatePage } from './mutations';
import { scanWithOurs } from './ours';
import { forgetTasks, tasksSoFar, watchHere } from './watching';

/** What the runner of the benchmark calls in a page. */
const bench = {
  inputs: () => Object.keys(INPUTS),
  findInInput,
  runContender,
  scanWithOurs,
  buildDom,
  buildMutatingPage,
  mutatePage,
  watchHere,
  forgetTasks,
  tasksSoFar,
};

Object.assign(globalThis, { bench });
