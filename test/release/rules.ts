import { LISTING_RULES } from './listing-rules.ts';
import { PACKAGE_RULES } from './package-rules.ts';
import { PIPELINE_RULES } from './pipeline-rules.ts';
import { READER_RULES } from './reader-rules.ts';
import type { Rule } from './rule.ts';

/** Every rule of a release. */
export const RULES: readonly Rule[] = [...PACKAGE_RULES, ...LISTING_RULES, ...READER_RULES, ...PIPELINE_RULES];
