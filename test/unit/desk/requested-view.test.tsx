import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { panelView, type View } from '@/utils/surfaces/view';
import { EMAIL, recordOf } from '../components/result-stage';
import { showDesk } from './desk-stage';

const CASEY = recordOf(EMAIL);
const BLAIR = recordOf(
  { operation: 'score', request: { email: 'blair.brightwater@example.com' } },
  { id: crypto.randomUUID() },
);
const viewOf = ({ id }: { id: string }): View => ({ route: { name: 'lookup', id, as: 'result' } });
const title = page.getByRole('heading', { level: 2 });

test('a panel that a gesture opens shows what is requested only while it starts', async () => {
  await showDesk({ surface: 'panel', lookups: [CASEY], whileStarting: () => panelView.write(viewOf(CASEY)) });
  await expect.element(title).toHaveTextContent('casey.cobblefield@example.com');
});

test('of two requests, the panel shows the later one', async () => {
  await showDesk({
    surface: 'panel',
    lookups: [CASEY, BLAIR],
    session: { 'desk:panel': viewOf(CASEY) },
    whileStarting: () => panelView.write(viewOf(BLAIR)),
  });
  await expect.element(title).toHaveTextContent('blair.brightwater@example.com');
});
