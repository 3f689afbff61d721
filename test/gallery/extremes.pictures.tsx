import { EXTREMES, LONG_EMAIL } from '../unit/components/extremes';
import { Lookup } from './lookup';
import { take } from './take';

for (const [name, answer] of Object.entries(EXTREMES)) {
  take(`extreme-${name.replaceAll(' ', '-')}`, () => <Lookup subject={LONG_EMAIL} answer={answer} />);
}
