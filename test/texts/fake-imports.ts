import { fakeBrowser } from 'wxt/testing/fake-browser';

/** What `#imports` gives to the pages that component tests draw. */
export const browser = fakeBrowser;
