// Fails unless a tag is the version of package.json: node test/release/same-version.ts v1.2.3
import { NAMES } from './names.ts';

const [, , tag] = process.argv;
if (tag !== `v${NAMES.version}`) {
  console.error(`The tag ${tag} is not v${NAMES.version}, the version of package.json.`);
  process.exitCode = 1;
}
