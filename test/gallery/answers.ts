import { inject } from 'vitest';

/** What the stand-in service answers, made in Node: to the subjects of the pictures, in each of its layouts. */
export interface Answers {
  [subjectAndLayout: string]: unknown;
}

declare module 'vitest' {
  interface ProvidedContext {
    answers: Answers;
  }
}

/** The answer about an email address or a name in a layout. */
export const answerTo = (subject: string, layout: string): unknown => inject('answers')[`${subject} ${layout}`];
