import { z } from 'zod';
import { NOTE_FORMATS, type NoteFormat } from '../case-file/note-formats';
import { storedItem } from './stored-item';

const format = z.enum(NOTE_FORMATS).catch('text');

/** The format in which a note was copied last. */
export const noteFormatItem = storedItem<NoteFormat>('local', 'noteFormat', (stored) => format.parse(stored));
