import { globSync } from 'node:fs';
import path from 'node:path';

/** The languages of the catalogues in this folder, as BCP 47 tags: `pt-BR` for `pt_BR.yml`. */
export const languages = (): string[] =>
  globSync('*.yml', { cwd: import.meta.dirname })
    .map((file) => path.basename(file, '.yml').replace('_', '-'))
    .sort();
