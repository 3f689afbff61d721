import { inject } from 'vitest';
import { createTexts } from '@/utils/texts/texts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Its name, as `npm run pictures -- --language` takes it. */
    language: string;
    /** Only in light and in the first width. */
    isQuick: boolean;
    /** Messages of the language in which pictures are drawn, by their names in `_locales`. */
    messages: Readonly<Record<string, { message: string }>>;
  }
}

const messages = inject('messages');
const messageOf = (name: string): string => messages[name]?.message ?? '';

/** The texts of the language in which pictures are drawn. */
export const TEXTS = createTexts(messageOf, messageOf('locale'));
