import { z } from 'zod/mini';
import { NOTE_FORMATS, type NoteFormat } from '../case-file/note-formats';
import { storedItem } from './stored-item';

const format = z.catch(z.enum(NOTE_FORMATS), 'text');

/** The format in which a note was copied last. */
export const noteFormatItem = storedItem<NoteFormat>('local', 'noteFormat', (stored) => format.parse(stored));
