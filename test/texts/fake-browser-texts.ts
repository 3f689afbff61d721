import { fakeBrowser } from 'wxt/testing/fake-browser';
import { englishMessage } from './english';

// Setup file of unit tests: the fake browser has no messages, and `reset` keeps these.
fakeBrowser.i18n.getMessage = englishMessage;
fakeBrowser.i18n.getUILanguage = () => 'en';
