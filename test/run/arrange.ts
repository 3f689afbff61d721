import { aptInstall } from './apt.ts';
import { downloadChromium } from './download-chromium.ts';
import { applies, chosenBy, missingLine, type Need, RECIPES } from './needs.ts';

/** What there is, and what there is not. */
export interface Arranged {
  paths: Partial<Record<Need, string>>;
  /** One line each, for the user: what is missing and how to get it. */
  missing: string[];
}

function find(needs: readonly Need[]): Partial<Record<Need, string>> {
  const paths: Partial<Record<Need, string>> = {};
  for (const need of needs) {
    const file = RECIPES[need].find();
    if (file) paths[need] = file;
  }
  return paths;
}

/** Finds the programs that the tests need, and installs missing ones where that needs no password. */
export async function arrange(needs: readonly Need[]): Promise<Arranged> {
  const wanted = needs.filter(applies);
  const paths = find(wanted);
  const absent = wanted.filter((need) => !paths[need]);
  // A browser that the user chose and that is missing is not replaced: they asked for this one.
  const ours = absent.filter((need) => !chosenBy(need));
  if (ours.length > 0) {
    await aptInstall(ours.map((need) => RECIPES[need].aptPackage));
    Object.assign(paths, find(ours));
    if (ours.includes('chromium') && !paths.chromium) {
      await downloadChromium();
      Object.assign(paths, find(['chromium']));
    }
  }
  return { paths, missing: absent.filter((need) => !paths[need]).map(missingLine) };
}
