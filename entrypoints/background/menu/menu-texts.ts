import { loadTexts } from '@/utils/language/load-texts';
import { languageItem } from '@/utils/storage/settings-item';
import type { Texts } from '@/utils/texts/texts';

/** Returns the texts in the language of the interface. */
export const menuTexts = async (): Promise<Texts> => loadTexts(await languageItem.read());
