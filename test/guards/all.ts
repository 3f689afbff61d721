import { ADDRESS_GUARDS } from './addresses.ts';
import { ANSWER_GUARDS } from './answers.ts';
import { DECISION_GUARDS } from './decisions.ts';
import { ERASURE_GUARDS } from './erasure.ts';
import type { Guard } from './guard.ts';
import { HAND_OVER_GUARDS } from './hand-over.ts';
import { KEY_AND_MONEY_GUARDS } from './key-and-money.ts';
import { LOG_GUARDS } from './log.ts';
import { MENU_GUARDS } from './menu.ts';
import { MESSAGE_GUARDS } from './messages.ts';
import { PAGE_GUARDS } from './pages.ts';
import { SERVICE_GUARDS } from './service.ts';
import { SETTINGS_GUARDS } from './settings.ts';

/** Every guard that a unit test must notice the loss of. */
export const GUARDS: readonly Guard[] = [
  ...MESSAGE_GUARDS,
  ...PAGE_GUARDS,
  ...MENU_GUARDS,
  ...ADDRESS_GUARDS,
  ...ANSWER_GUARDS,
  ...DECISION_GUARDS,
  ...SERVICE_GUARDS,
  ...KEY_AND_MONEY_GUARDS,
  ...SETTINGS_GUARDS,
  ...ERASURE_GUARDS,
  ...HAND_OVER_GUARDS,
  ...LOG_GUARDS,
];
